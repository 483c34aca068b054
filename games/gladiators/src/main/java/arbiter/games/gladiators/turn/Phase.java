package arbiter.games.gladiators.turn;

/** Where in the course of a fight the table stands. Ledger: section 5.1. */
public enum Phase {
    /** Everybody's place in the order is settled. */
    TURN_ORDER,
    /** Somebody's turn is about to begin. */
    TURN_START,
    /** Somebody has actions left. */
    ACTING,
    /** Everybody has had a turn. */
    FULL_TURN_END,
    /** Decided; wounds, escape and pursuit. */
    AFTERMATH
}
