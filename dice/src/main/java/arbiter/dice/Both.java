package arbiter.dice;

/** Two results side by side. */
public record Both<A, B>(A first, B second) {}
