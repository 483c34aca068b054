package arbiter.games.wasteland.sheet;

import arbiter.tabletop.unit.Ints;
import java.util.List;

/**
 * What stops damage, by the places of locations and the type: what is worn and body-wide bonuses of perks together, what
 * stops poison everywhere, and the types that do nothing at all. Ledger: WAS-GEAR-1, WAS-DMG-11, WAS-DMG-12.
 */
public record Protection(Ints byLocation, int poison, int immunities) {

    public static Protection of(List<Resistance> locations, int physicalBonus, int poison, List<DamageType> immune) {
        int[] points = new int[locations.size() * DamageType.COUNT];
        for (int i = 0; i < locations.size(); i++) {
            for (DamageType type : DamageType.values()) {
                points[i * DamageType.COUNT + type.ordinal()] =
                        locations.get(i).against(type) + (type == DamageType.PHYSICAL ? physicalBonus : 0);
            }
        }
        int mask = 0;
        for (DamageType type : immune) {
            mask |= 1 << type.ordinal();
        }
        return new Protection(Ints.of(points), poison, mask);
    }

    public int at(int location, DamageType type) {
        return type == DamageType.POISON ? poison : byLocation.get(location * DamageType.COUNT + type.ordinal());
    }

    public boolean isImmuneTo(DamageType type) {
        return (immunities & 1 << type.ordinal()) != 0;
    }
}
