package arbiter.games.narrative.sheet;

/** A side of a vehicle: where its defence stands and its weapons point. Ledger: NAR-VEH-1, NAR-VEH-4. */
public enum Zone {
    FORE,
    PORT,
    STARBOARD,
    AFT
}
