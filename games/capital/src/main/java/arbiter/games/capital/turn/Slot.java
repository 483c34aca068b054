package arbiter.games.capital.turn;

/** A place in the turn order; a double one costs it its first turn. Ledger: CAP-INIT-1, CAP-INIT-4. */
public record Slot(String combatant, int result, boolean missesFirst) {}
