package arbiter.games.narrative.pool;

/** The named difficulties; further increases may go beyond the last of them. Ledger: NAR-POOL-2, NAR-POOL-11. */
public enum Difficulty {
    SIMPLE,
    EASY,
    AVERAGE,
    HARD,
    DAUNTING,
    FORMIDABLE;

    /** How many difficulty dice it is. */
    public int dice() {
        return ordinal();
    }
}
