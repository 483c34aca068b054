package arbiter.games.centuryg.match;

/** What kind of Scene is being played. Ledger: 1, BCG-MATCH-1, BCG-OP-1. */
public enum SceneScale {
    /** Mecha. */
    OPERATION,
    /** A fight on foot. */
    MATCH,
    /** People on foot who do not fight. */
    INTERMISSION
}
