package arbiter.games.capital.gear;

import arbiter.games.capital.sheet.Profile;
import arbiter.tabletop.unit.Ints;
import arbiter.tabletop.unit.Part;

/** How much Ammo each weapon of the profile has left. Ledger: CAP-EQ-6. */
public record AmmoLeft(Ints counts) implements Part {

    public static AmmoLeft full(Profile profile) {
        return new AmmoLeft(Ints.of(profile.weapons().stream()
                .mapToInt(armed -> armed.weapon().ammo())
                .toArray()));
    }

    public int of(int weapon) {
        return counts.get(weapon);
    }

    AmmoLeft with(int weapon, int left) {
        return new AmmoLeft(counts.with(weapon, left));
    }
}
