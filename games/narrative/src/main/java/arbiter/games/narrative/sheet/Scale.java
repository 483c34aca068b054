package arbiter.games.narrative.sheet;

/** The scale of damage; a point on the planetary one is ten on the personal one. Ledger: NAR-VEH-9. */
public enum Scale {
    PERSONAL,
    PLANETARY
}
