package arbiter.dice;

/** How a contest ended, read off its margin. */
enum Verdict {
    SUCCESS,
    TIE,
    FAILURE;

    static Verdict of(int margin) {
        if (margin == 0) {
            return TIE;
        }
        return margin > 0 ? SUCCESS : FAILURE;
    }
}
