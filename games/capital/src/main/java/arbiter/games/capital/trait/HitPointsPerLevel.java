package arbiter.games.capital.trait;

/** A higher maximum of hit points, growing with every Level. */
public record HitPointsPerLevel(int hitPoints) implements AbilityTrait {}
