package arbiter.games.centuryg;

import arbiter.games.centuryg.machine.EquipmentStatus;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;

/** Which Upgrades a Unit has, by their ids. */
public final class Equipment {

    private Equipment() {}

    /** Working or not. */
    public static boolean has(Fighter unit, String upgrade) {
        return unit.fittings().fitted().stream()
                .anyMatch(fitted -> fitted.upgrade().id().equals(upgrade));
    }

    public static boolean works(CenturyState state, Fighter unit, String upgrade) {
        return unit.fittings().fitted().stream()
                .anyMatch(
                        fitted -> fitted.upgrade().id().equals(upgrade) && EquipmentStatus.works(state, unit, fitted));
    }
}
