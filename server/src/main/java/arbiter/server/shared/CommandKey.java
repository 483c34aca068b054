package arbiter.server.shared;

/** The keys under which commands are sent: short, and of characters that every database keeps as they are. */
public final class CommandKey {

    public static final int LONGEST = 64;

    private CommandKey() {}

    /** Refuses what cannot be a key, or another short word of a program, that stands there. */
    public static void check(String key, String where) {
        if (key.isBlank() || !isPlain(key)) {
            throw new RequestRefused(
                    RequestRefused.Code.MALFORMED,
                    "a key has 1 to " + LONGEST + " characters, none of them a control character",
                    where);
        }
    }

    /** Whether it is that short and has neither control characters nor halves of characters. */
    public static boolean isPlain(String word) {
        return word.length() <= LONGEST
                && word.codePoints()
                        .noneMatch(one -> Character.isISOControl(one) || Character.getType(one) == Character.SURROGATE);
    }
}
