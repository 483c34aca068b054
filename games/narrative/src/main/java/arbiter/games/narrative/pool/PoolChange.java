package arbiter.games.narrative.pool;

/** Something that changes a pool by so many dice or steps, and why. Ledger: NAR-POOL-12. */
public record PoolChange(Kind kind, int count, String reason) {

    /** What can be done to a pool. */
    public enum Kind {
        INCREASE_ABILITY,
        DECREASE_ABILITY,
        INCREASE_DIFFICULTY,
        DECREASE_DIFFICULTY,
        UPGRADE_ABILITY,
        UPGRADE_DIFFICULTY,
        DOWNGRADE_ABILITY,
        DOWNGRADE_DIFFICULTY,
        ADD_BOOST,
        ADD_SETBACK,
        REMOVE_BOOST,
        REMOVE_SETBACK
    }

    public PoolChange {
        if (count < 0) {
            throw new IllegalArgumentException(reason + " changes a pool by " + count
                    + ": it is 0 or more, and decreasing is a change of its own");
        }
    }
}
