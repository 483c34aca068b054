package arbiter.server.table;

import java.util.Optional;

/** Something that is not done, with a code that never changes, a message for people, and where the fault lies. */
public final class Refusal extends RuntimeException {

    private static final long serialVersionUID = 1L;

    /** The stable codes with the status that HTTP gives them. */
    public enum Code {
        MALFORMED(400),
        NO_SESSION(401),
        NOT_ALLOWED(403),
        NOT_FOUND(404),
        NOT_OPEN(409),
        OVERTAKEN(409),
        NOTHING_TO_UNDO(409),
        NOTHING_TO_REDO(409),
        EXPIRED(410),
        TOO_LARGE(413),
        NOT_OFFERED(422),
        AGAINST_THE_RULES(422),
        TOO_FAST(429),
        STORE(503);

        private final int status;

        Code(int status) {
            this.status = status;
        }

        public int status() {
            return status;
        }

        /** As it is sent: {@code not-offered}. */
        public String word() {
            return name().toLowerCase(java.util.Locale.ROOT).replace('_', '-');
        }
    }

    private final Code code;
    private final String where;

    public Refusal(Code code, String message) {
        this(code, message, "");
    }

    public Refusal(Code code, String message, String where) {
        super(message, null, false, false);
        this.code = code;
        this.where = where;
    }

    public Code code() {
        return code;
    }

    /** The key of the request or the place in the file, such as {@code command.unit}. */
    public Optional<String> where() {
        return where.isEmpty() ? Optional.empty() : Optional.of(where);
    }
}
