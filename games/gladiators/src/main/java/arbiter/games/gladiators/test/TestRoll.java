package arbiter.games.gladiators.test;

/**
 * How a test came out: what was needed, the die that was kept, and whether it succeeded. A success that only a ten or a
 * double roll brought has a result of 0. Ledger: GG-DIE-4 to 6, GG-AMB-02, GG-AMB-03.
 */
public record TestRoll(int needed, int die, boolean succeeded) {

    private static final int HIGHEST = 10;

    /** The result number of a success. */
    public int result() {
        return needed > HIGHEST ? 0 : die - needed;
    }

    /** By how much it missed; a face that never counts misses by 1 at least. Ledger: GG-AMB-03, GG-AMB-114. */
    public int missedBy() {
        return Math.max(1, needed - die);
    }

    /** The same roll as a miss, because its face never counts. Ledger: GG-DIE-10, GG-AMB-114. */
    public TestRoll missed() {
        return new TestRoll(needed, die, false);
    }

    /** How it stands in the log: {@code 8}. */
    @Override
    public String toString() {
        return "" + die;
    }
}
