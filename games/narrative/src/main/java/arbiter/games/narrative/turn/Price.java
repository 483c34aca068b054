package arbiter.games.narrative.turn;

/** What of a turn something takes. Ledger: NAR-TURN-1. */
public enum Price {
    ACTION,
    MANEUVER,
    INCIDENTAL
}
