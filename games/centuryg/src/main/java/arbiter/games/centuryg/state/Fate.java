package arbiter.games.centuryg.state;

/** Whether a Unit is still there. */
public enum Fate {
    FIGHTING,
    DESTROYED,
    /** Out of the Operation with its pilot alive inside. Ledger: BCG-AMB-43. */
    SPARED,
    RETREATED,
    /** Its pilot is defeated on foot. Ledger: BCG-PLOT-7. */
    DEFEATED,
    /** Has given up. Ledger: BCG-MATCH-11. */
    YIELDED,
    /** Not there, but may come. Ledger: elusive-form, i-was-here-all-along. */
    AWAY
}
