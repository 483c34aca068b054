package arbiter.games.capital.gear;

import arbiter.games.capital.sheet.Armed;
import arbiter.games.capital.sheet.Carried;
import arbiter.games.capital.sheet.Item;
import arbiter.games.capital.unit.Combatant;
import java.util.List;
import java.util.Optional;

/** Whether something Heavy is held or worn. Ledger: CAP-KEY-HEAVY, CAP-AMB-143, solar-array, tent. */
public final class HeavyBurden {

    /** How many people's worth of tent is Heavy for one. */
    private static final int PLACES = 3;

    private HeavyBurden() {}

    public static boolean isHeavy(Combatant unit) {
        return unit.profile().heavyArmour() || weapon(unit) || item(unit);
    }

    private static boolean weapon(Combatant unit) {
        List<Armed> weapons = unit.profile().weapons();
        for (int i = 0; i < weapons.size(); i++) {
            if (unit.holds(i) && weapons.get(i).weapon().heavy().limits(unit.trainedWith(i))) {
                return true;
            }
        }
        return false;
    }

    /** A Heavy thing in hand, or too much tent on the back. */
    private static boolean item(Combatant unit) {
        List<Carried> items = unit.profile().items();
        int places = 0;
        for (int i = 0; i < items.size(); i++) {
            Carried carried = items.get(i);
            if (carried.item().heavy() && unit.hands().holdsItem(i)) {
                return true;
            }
            if (carried.grade().isPresent()) {
                Optional<Item.Grade> grade = carried.graded();
                places += grade.isPresent() ? grade.get().people() * carried.count() : 0;
            }
        }
        return places >= PLACES;
    }
}
