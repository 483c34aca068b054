package arbiter.games.centuryg.sheet;

/** What a Mecha is measured by. Ledger: BCG-GEN-6. */
public enum Attribute {
    MIGHT,
    GUARD,
    THRESHOLD,
    ENERGY,
    SYSTEMS,
    SPEED
}
