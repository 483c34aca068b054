package arbiter.games.capital.turn;

/** Where in the course of a combat the table is; a step of the game begins at each. Ledger: section 5.1. */
public enum Phase {
    TURN_ORDER,
    TURN_START,
    ACTING,
    TURN_END
}
