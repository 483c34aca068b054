package arbiter.server.http;

import arbiter.server.table.Refusal;
import java.util.Optional;
import java.util.OptionalLong;

/** A call that is not carried out: the status, a code that never changes, and a message for people. */
public final class Declined extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final int status;
    private final String code;
    private final transient Optional<String> where;
    private final transient OptionalLong retryAfter;

    private Declined(int status, String code, String message, Optional<String> where, OptionalLong retryAfter) {
        super(message, null, false, false);
        this.status = status;
        this.code = code;
        this.where = where;
        this.retryAfter = retryAfter;
    }

    public static Declined of(int status, String code, String message) {
        return new Declined(status, code, message, Optional.empty(), OptionalLong.empty());
    }

    public static Declined malformed(String code, String message, String where) {
        return new Declined(400, code, message, Optional.of(where).filter(w -> !w.isEmpty()), OptionalLong.empty());
    }

    /** What a table refuses, as a call is answered. */
    static Declined of(Refusal refusal) {
        Refusal.Code code = refusal.code();
        return new Declined(code.status(), code.word(), refusal.getMessage(), refusal.where(), OptionalLong.empty());
    }

    static Declined tooFast(String what, long seconds) {
        String wait = seconds == 1 ? "a second" : seconds + " seconds";
        return new Declined(
                429,
                "too-fast",
                "too many " + what + " in a short time; try again in " + wait,
                Optional.empty(),
                OptionalLong.of(seconds));
    }

    public int status() {
        return status;
    }

    public String code() {
        return code;
    }

    /** The place in what was sent, such as {@code command.options[0]}. */
    public Optional<String> where() {
        return where;
    }

    /** After how many seconds the same would be accepted. */
    public OptionalLong retryAfter() {
        return retryAfter;
    }
}
