package arbiter.interpreters.lookahead;

/**
 * How much work one answer may be, counted and not timed, so that the same seed gives the same answers on every machine.
 *
 * @param decisions answers given on copies for one question, those of all playouts together
 * @param playout answers given in one playout at the most
 * @param options answers to a question that are looked at; beyond them some are drawn by lot
 */
public record Effort(int decisions, int playout, int options) {

    /** For a live table: some 10 to 100 ms a question on one core. */
    public static final Effort LIVE = new Effort(12_000, 150, 40);

    /** For long rows of fights. */
    public static final Effort QUICK = new Effort(1_500, 80, 20);

    public Effort {
        if (decisions < 1 || playout < 1 || options < 1) {
            throw new IllegalArgumentException(
                    "an effort is at least one of each, not " + decisions + ", " + playout + " and " + options);
        }
    }
}
