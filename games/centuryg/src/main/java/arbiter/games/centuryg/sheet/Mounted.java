package arbiter.games.centuryg.sheet;

/** A Weapon and where it sits. */
public record Mounted(Weapon weapon, Area area) {}
