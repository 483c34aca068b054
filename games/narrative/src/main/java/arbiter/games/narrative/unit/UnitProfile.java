package arbiter.games.narrative.unit;

import arbiter.games.narrative.sheet.Profile;
import arbiter.tabletop.unit.Part;

/** Fixed part: the profile of a unit. */
public record UnitProfile(Profile profile) implements Part {}
