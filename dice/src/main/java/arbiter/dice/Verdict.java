package arbiter.dice;

/** How a contest ended, read off its margin. */
public enum Verdict {
    SUCCESS,
    TIE,
    FAILURE;

    public static Verdict of(int margin) {
        if (margin == 0) {
            return TIE;
        }
        return margin > 0 ? SUCCESS : FAILURE;
    }
}
