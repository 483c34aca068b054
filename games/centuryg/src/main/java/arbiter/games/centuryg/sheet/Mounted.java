package arbiter.games.centuryg.sheet;

import arbiter.content.yaml.Default;

/** A Weapon and where it sits; Boss Weapons sit nowhere. */
public record Mounted(Weapon weapon, @Default("none") Area area) {}
