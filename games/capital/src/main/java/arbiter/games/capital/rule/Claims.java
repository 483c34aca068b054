package arbiter.games.capital.rule;

/** What Strengths, Training, Stories and Weaknesses are worth in a check. Ledger: CAP-CHK-7, CAP-CHK-8. */
final class Claims {

    /** Exactly one of them helps. */
    static final int ONE = 2;
    /** More than one helps, in total. */
    static final int SEVERAL = 3;
    /** A Weakness hinders, once. */
    static final int WEAKNESS = -2;

    private Claims() {}
}
