package arbiter.games.centuryg.sheet;

/** The lists of Genre Powers. Ledger: BCG-GP-3. */
public enum PowerList {
    DEFAULT,
    CHAMPION,
    TRICKSTER,
    TACTICIAN,
    BOSS
}
