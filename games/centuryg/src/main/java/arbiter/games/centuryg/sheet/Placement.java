package arbiter.games.centuryg.sheet;

/** Where an Upgrade goes. Ledger: BCG-AREA-2. */
public enum Placement {
    INTERNAL,
    EXTERNAL,
    SEPARATE
}
