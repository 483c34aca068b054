package arbiter.dice;

/** What combat dice show together. */
public record CombatRoll(int damage, int effects) {}
