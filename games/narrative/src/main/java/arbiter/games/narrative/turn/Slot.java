package arbiter.games.narrative.turn;

/** A place in the order of turns. It belongs to a side, not to who rolled it. Ledger: NAR-INIT-4. */
public record Slot(String side, int success, int advantage) {}
