package arbiter.games.capital.sheet;

/** How much a unit can have of everything that is spent. Without Bones, no hit points means defeat. */
public record Maxima(int hitPoints, int energy, int bones) {}
