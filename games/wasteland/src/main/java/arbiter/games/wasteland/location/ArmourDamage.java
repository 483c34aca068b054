package arbiter.games.wasteland.location;

import arbiter.games.wasteland.sheet.DamageType;
import arbiter.tabletop.unit.Ints;
import arbiter.tabletop.unit.Part;

/** Part: points of resistance that Breaking has taken, by location and type, until somebody repairs them. Ledger: WAS-EFF-2, WAS-GEAR-3. */
public record ArmourDamage(Ints lost) implements Part {

    public static final ArmourDamage NONE = new ArmourDamage(Ints.EMPTY);

    public int lost(int location, DamageType type) {
        int place = location * DamageType.COUNT + type.ordinal();
        return place < lost.size() ? lost.get(place) : 0;
    }

    /** Points lost everywhere. */
    public int total() {
        int total = 0;
        for (int i = 0; i < lost.size(); i++) {
            total += lost.get(i);
        }
        return total;
    }

    ArmourDamage losing(int locations, int location, DamageType type, int points) {
        Ints row = lost.size() == 0 ? Ints.zeros(locations * DamageType.COUNT) : lost;
        int place = location * DamageType.COUNT + type.ordinal();
        return new ArmourDamage(row.with(place, row.get(place) + points));
    }
}
