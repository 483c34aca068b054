package arbiter.games.gladiators.board;

/** Whose ability made something that stays on the board, and which of its instances. Ledger: GG-DUR-8. */
public record AbilityOwner(String unit, int instance) {}
