package arbiter.games.centuryg.terrain;

/** Where a Zone lies; land unless somebody says otherwise. Ledger: BCG-AMB-76. */
public enum Environment {
    LAND,
    UNDERWATER,
    SPACE
}
