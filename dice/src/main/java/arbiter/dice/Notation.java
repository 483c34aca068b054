package arbiter.dice;

/** Pieces of text that several draws write the same way. */
final class Notation {

    private Notation() {}

    /** A constant behind dice: {@code +3}, {@code -1}, or nothing for 0. */
    static String constant(int constant) {
        if (constant == 0) {
            return "";
        }
        return constant > 0 ? "+" + constant : "" + constant;
    }
}
