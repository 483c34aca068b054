package arbiter.games.narrative.pool;

/** What one side of a pool begins with: that many dice, of which so many are upgraded, and why. */
public record PoolBase(int dice, int upgraded, String reason) {

    public PoolBase {
        if (upgraded < 0 || dice < upgraded) {
            throw new IllegalArgumentException(
                    "of " + dice + " dice " + upgraded + " are to be upgraded: from 0 to all of them can be");
        }
    }

    /** The larger number gives the dice, and the smaller one says how many are upgraded. Ledger: NAR-POOL-1, NAR-POOL-10. */
    public static PoolBase of(int characteristic, int ranks, String reason) {
        return new PoolBase(Math.max(characteristic, ranks), Math.min(characteristic, ranks), reason);
    }

    /** The plain dice of a difficulty. Ledger: NAR-POOL-2. */
    public static PoolBase of(Difficulty difficulty, String reason) {
        return new PoolBase(difficulty.dice(), 0, reason);
    }
}
