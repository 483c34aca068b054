package arbiter.games.centuryg.machine;

import arbiter.games.centuryg.sheet.Area;
import arbiter.games.centuryg.sheet.Fitted;
import arbiter.games.centuryg.sheet.Mounted;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import java.util.ArrayList;
import java.util.List;

/** What sits in an Area of a machine: Weapons, then Upgrades. */
public final class AreaContents {

    private AreaContents() {}

    /** The names of all of it. */
    public static List<String> names(Fighter unit, Area area) {
        List<String> names = new ArrayList<>();
        for (Mounted mounted : unit.weapons()) {
            if (mounted.area() == area) {
                names.add(mounted.weapon().name());
            }
        }
        for (Fitted fitted : unit.fittings().fitted()) {
            if (fitted.area() == area) {
                names.add(fitted.upgrade().name());
            }
        }
        return names;
    }

    /** The names of what would stop working if that Area were Maimed. Ledger: BCG-MAIM-1. */
    public static List<String> atStake(CenturyState state, Fighter unit, Area area) {
        List<String> names = new ArrayList<>();
        for (Mounted mounted : unit.weapons()) {
            if (mounted.area() == area
                    && EquipmentStatus.there(state, unit, mounted)
                    && !unit.nature().keepsWeapons()
                    && !unit.nature().keepsEquipment()) {
                names.add(mounted.weapon().name());
            }
        }
        for (Fitted fitted : unit.fittings().fitted()) {
            if (fitted.area() == area && !unit.nature().keepsEquipment()) {
                names.add(fitted.upgrade().name());
            }
        }
        return names;
    }
}
