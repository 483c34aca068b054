package arbiter.games.wasteland.turn;

/** What of a turn something takes. Ledger: WAS-TURN-3, WAS-TURN-5. */
public enum Price {
    MAJOR,
    MINOR,
    FREE
}
