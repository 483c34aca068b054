package arbiter.games.wasteland.unit;

import arbiter.games.wasteland.sheet.Profile;
import arbiter.tabletop.unit.Part;

/** Fixed part: the profile of a unit, and its number in the order of entry. */
public record UnitProfile(Profile profile, int number) implements Part {

    public UnitProfile {
        if (number < 0 || number >= UnitSet.MOST) {
            throw new IllegalArgumentException("a table has room for " + UnitSet.MOST + " units");
        }
    }
}
