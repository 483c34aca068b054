package arbiter.games.capital.unit;

import arbiter.games.capital.sheet.Profile;
import arbiter.tabletop.unit.Part;

/** What never changes about a unit. */
public record UnitProfile(Profile profile) implements Part {}
