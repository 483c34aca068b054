package arbiter.dice.notation;

/** One thing that can come of an expression, and how likely it is. */
public record Outcome(Value value, Chance chance) {}
