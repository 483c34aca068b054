package arbiter.games.capital.rule;

/** The rung of the ladder of sizes from which on a unit counts as Giant. */
final class Giants {

    static final int RANK = 4;

    private Giants() {}
}
