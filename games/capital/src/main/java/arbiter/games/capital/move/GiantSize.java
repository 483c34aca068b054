package arbiter.games.capital.move;

/** The rung of the ladder of sizes from which on a unit counts as Giant. */
public final class GiantSize {

    public static final int RANK = 4;

    private GiantSize() {}
}
