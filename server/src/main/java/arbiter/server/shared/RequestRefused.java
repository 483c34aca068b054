package arbiter.server.shared;

import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * A request that the server does not carry out, with a code that never changes, a message for people, and where the
 * fault lies. What the rules refuse is {@link arbiter.kernel.Refused}; a table turns it into one of these.
 */
public final class RequestRefused extends RuntimeException {

    private static final long serialVersionUID = 1L;

    /** The stable codes with the status that HTTP gives them. */
    public enum Code {
        MALFORMED(400),
        UNKNOWN_KEY(400),
        NO_SESSION(401),
        NOT_ALLOWED(403),
        CROSS_SITE(403),
        NOT_FOUND(404),
        WRONG_METHOD(405),
        NOT_OPEN(409),
        OVERTAKEN(409),
        NOTHING_TO_UNDO(409),
        NOTHING_TO_REDO(409),
        EXPIRED(410),
        USED_UP(410),
        DELETED(410),
        TOO_LARGE(413),
        WRONG_TYPE(415),
        NOT_OFFERED(422),
        AGAINST_THE_RULES(422),
        TOO_FAST(429),
        FAILURE(500),
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
            return name().toLowerCase(Locale.ROOT).replace('_', '-');
        }
    }

    private final Code code;
    private final int status;
    private final String where;
    private final transient OptionalLong retryAfter;

    public RequestRefused(Code code, String message) {
        this(code, message, "");
    }

    public RequestRefused(Code code, String message, String where) {
        this(code, code.status(), message, where, OptionalLong.empty(), null);
    }

    private RequestRefused(
            Code code, int status, String message, String where, OptionalLong retryAfter, Throwable cause) {
        super(message, cause, false, cause != null);
        this.code = code;
        this.status = status;
        this.where = where;
        this.retryAfter = retryAfter;
    }

    /** By the store, which could not do what is asked: nothing was written. */
    public static RequestRefused byStore(String message, Throwable cause) {
        return new RequestRefused(Code.STORE, Code.STORE.status(), message, "", OptionalLong.empty(), cause);
    }

    /** With a status of HTTP other than the usual one of that code. */
    public static RequestRefused withStatus(int status, Code code, String message) {
        return new RequestRefused(code, status, message, "", OptionalLong.empty(), null);
    }

    /** More than the rate limit allows; the same would be accepted after so many seconds. */
    public static RequestRefused tooFast(String what, long seconds) {
        String wait = seconds == 1 ? "a second" : seconds + " seconds";
        String message = "too many " + what + " in a short time; try again in " + wait;
        return new RequestRefused(Code.TOO_FAST, Code.TOO_FAST.status(), message, "", OptionalLong.of(seconds), null);
    }

    public Code code() {
        return code;
    }

    public int status() {
        return status;
    }

    /** The key of the request or the place in the file, such as {@code command.unit}. */
    public Optional<String> where() {
        return where.isEmpty() ? Optional.empty() : Optional.of(where);
    }

    /** After how many seconds the same would be accepted. */
    public OptionalLong retryAfter() {
        return retryAfter;
    }
}
