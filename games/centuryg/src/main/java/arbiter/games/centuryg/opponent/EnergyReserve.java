package arbiter.games.centuryg.opponent;

import arbiter.games.centuryg.machine.EquipmentStatus;
import arbiter.games.centuryg.sheet.Mounted;
import arbiter.games.centuryg.sheet.Weapon;
import arbiter.games.centuryg.sheet.WeaponAbility;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import java.util.List;

/** Energy comes back every Round, but the Action wants its share first. */
final class EnergyReserve {

    /** A Boost that costs no more than this is worth its Energy. */
    private static final int MODEST = 2;

    private EnergyReserve() {}

    /** What may go into something else before the Action. */
    static int spare(CenturyState state, Fighter unit) {
        return unit.energy() == 0 ? 0 : Math.max(0, unit.energy() - wanted(state, unit));
    }

    /** What the dearest Beam that works takes, with a Boost if that is modest. Ledger: BCG-ABIL-3. */
    private static int wanted(CenturyState state, Fighter unit) {
        int most = 0;
        List<Mounted> weapons = unit.weapons();
        for (int i = 0; i < weapons.size(); i++) {
            Weapon weapon = weapons.get(i).weapon();
            if (weapon.is(WeaponAbility.BEAM) && EquipmentStatus.weapon(state, unit, weapons.get(i))) {
                int boost = weapon.openBoost() ? 0 : weapon.boost().orElse(1);
                most = Math.max(most, EquipmentStatus.cost(unit, weapon) + (boost <= MODEST ? boost : 0));
            }
        }
        return most;
    }
}
