package arbiter.games.centuryg.sheet;

/** The lists of Traits. */
public enum TraitKind {
    GENERAL,
    EQUIPMENT,
    DEATHBLOW,
    ANOMALY,
    /** Comes with a Boss's package and has no price. */
    BOSS
}
