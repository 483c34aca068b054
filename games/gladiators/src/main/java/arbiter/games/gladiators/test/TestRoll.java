package arbiter.games.gladiators.test;

/**
 * How a test came out: what was needed, the die that was kept, by how much it counts less, and whether it succeeded. A success that only a ten or a
 * double roll brought has a result of 0. Ledger: GG-DIE-4 to 6, GG-AMB-02, GG-AMB-03.
 */
public record TestRoll(int needed, int die, int loss, boolean succeeded) {

    public TestRoll(int needed, int die, boolean succeeded) {
        this(needed, die, 0, succeeded);
    }

    private static final int HIGHEST = 10;

    /** The result number of a success. */
    public int result() {
        return needed > HIGHEST ? 0 : Math.max(0, die - loss - needed);
    }

    /** By how much it missed; a face that never counts misses by 1 at least. Ledger: GG-AMB-03, GG-AMB-114. */
    public int missedBy() {
        return Math.max(1, needed - die + loss);
    }

    /** The same roll as a miss, because its face never counts. Ledger: GG-DIE-10, GG-AMB-114. */
    public TestRoll missed() {
        return new TestRoll(needed, die, loss, false);
    }

    /** How it stands in the log: {@code 8}, or {@code 8 (-2 Substance Abuse)}. */
    @Override
    public String toString() {
        return loss == 0 ? "" + die : die + " (-" + loss + " Substance Abuse)";
    }
}
