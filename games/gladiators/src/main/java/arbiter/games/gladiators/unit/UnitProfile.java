package arbiter.games.gladiators.unit;

import arbiter.games.gladiators.sheet.Profile;
import arbiter.tabletop.unit.Part;

/** Fixed part: the profile of a unit. */
public record UnitProfile(Profile profile) implements Part {}
