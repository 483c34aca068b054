package arbiter.games.centuryg.terrain;

/** What a Zone is like. Plain ground is the absence of these. Ledger: BCG-TERR-2 to BCG-TERR-5. */
public enum Terrain {
    DIFFICULT,
    DEFENSIVE,
    EXTREME,
    IMPASSABLE
}
