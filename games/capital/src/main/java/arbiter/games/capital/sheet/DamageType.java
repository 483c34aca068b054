package arbiter.games.capital.sheet;

/** What kind of harm is done. Ledger: CAP-DMG-1. */
public enum DamageType {
    BLUNT,
    SHARP,
    TRUE,
    HEAT,
    COLD,
    ELECTRIC,
    TOXIC
}
