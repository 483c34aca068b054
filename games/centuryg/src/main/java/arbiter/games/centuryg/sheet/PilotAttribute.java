package arbiter.games.centuryg.sheet;

/** What a person is measured by. Ledger: BCG-GEN-6. */
public enum PilotAttribute {
    FITNESS,
    INTELLECT,
    CHARM,
    AWARENESS,
    WILLPOWER,
    RESOURCES
}
