package arbiter.games.capital.turn;

/** On what occasion something is done. Ledger: CAP-CTR-4, CAP-AMB-87. */
public enum Occasion {
    /** One of the Actions of the turn, or one granted in it: the unit is Active. */
    ACTION,
    /** An Action taken by Seizing the Initiative: Active, but without Attack Counters. */
    SEIZED,
    /** A Reaction to somebody's movement: not Active. */
    OVERWATCH;

    public boolean active() {
        return this != OVERWATCH;
    }

    public boolean countsAttacks() {
        return this == ACTION;
    }
}
