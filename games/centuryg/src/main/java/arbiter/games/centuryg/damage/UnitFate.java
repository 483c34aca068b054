package arbiter.games.centuryg.damage;

/** Whether a Unit is still there. */
public enum UnitFate {
    FIGHTING,
    DESTROYED,
    /** Out of the Operation with its pilot alive inside. Ledger: BCG-AMB-43. */
    SPARED,
    /** A machine without a pilot that was hit. Ledger: BCG-CORE-3. */
    DISABLED,
    /** A Core that was hit: its pilot is out of it, on foot. Ledger: BCG-AMB-50. */
    ON_FOOT,
    RETREATED,
    /** Its pilot is defeated on foot. Ledger: BCG-PLOT-7. */
    DEFEATED,
    /** Has given up. Ledger: BCG-MATCH-11. */
    YIELDED,
    /** Not there, but may come. Ledger: elusive-form, i-was-here-all-along. */
    AWAY
}
