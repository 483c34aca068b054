package arbiter.games.wasteland.turn;

/** Where in the course of a fight a step begins. Ledger: sections 5.0 and 5.1. */
public enum Phase {
    OPENING,
    BETWEEN_TURNS,
    TURN_START,
    ACTING
}
