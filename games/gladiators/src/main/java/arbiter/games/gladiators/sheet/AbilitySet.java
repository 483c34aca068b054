package arbiter.games.gladiators.sheet;

/** Groups of abilities by what can be put on them. Ledger: GG-AMB-108. */
public enum AbilitySet {
    /** All there are. */
    EVERY,
    /** All but those that are only a budget for others. */
    ALL,
    /** Those aimed at the unwilling. */
    OFFENSIVE,
    /** Those that make a result roll. */
    RESULT,
    /** Those that protect. */
    DEFENCE,
    /** Those whose Type is chosen. */
    TYPED
}
