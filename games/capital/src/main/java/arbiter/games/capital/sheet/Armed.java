package arbiter.games.capital.sheet;

/** A weapon in somebody's possession: its damage type, and whether they are trained with it. */
public record Armed(Weapon weapon, DamageType type, boolean trained, boolean signature) {}
