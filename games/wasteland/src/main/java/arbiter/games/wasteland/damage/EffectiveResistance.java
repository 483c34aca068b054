package arbiter.games.wasteland.damage;

import arbiter.games.wasteland.sheet.DamageType;
import arbiter.games.wasteland.unit.Fighter;
import java.util.List;
import java.util.OptionalInt;

/** Resistance as it is now: what is worn, chems, less what Breaking has taken. Ledger: WAS-GEAR-1, WAS-EFF-2. */
public final class EffectiveResistance {

    private EffectiveResistance() {}

    public static int worn(Fighter one, int location, DamageType type) {
        int points = one.profile().protection().at(location, type)
                - one.armourDamage().lost(location, type)
                + fromChems(one, type);
        return Math.max(0, points);
    }

    /** Of two types the lower resistance counts; a type that does nothing stops everything. Ledger: WAS-DMG-11, WAS-DMG-12. */
    static OptionalInt worn(Fighter one, int location, List<DamageType> types) {
        OptionalInt least = OptionalInt.empty();
        for (int i = 0; i < types.size(); i++) {
            DamageType type = types.get(i);
            if (!one.profile().protection().isImmuneTo(type)) {
                int worn = worn(one, location, type);
                least = OptionalInt.of(Math.min(worn, least.orElse(worn)));
            }
        }
        return least;
    }

    private static int fromChems(Fighter one, DamageType type) {
        if (one.chems().active().isEmpty()) {
            return 0;
        }
        return switch (type) {
            case PHYSICAL -> one.chems().bonuses().physicalResistance();
            case RADIATION -> one.chems().bonuses().radiationResistance();
            case ENERGY, POISON -> 0;
        };
    }
}
