package arbiter.games.capital.gear;

import arbiter.games.capital.sheet.Carried;
import arbiter.games.capital.sheet.Item;
import arbiter.games.capital.unit.Combatant;
import java.util.List;
import java.util.Optional;

/** Items that rules know by name. */
public final class KnownItems {

    static final String SCANNER = "mgs";
    public static final String COMMUNICATOR = "personal-communicator";
    public static final String TOOLKIT = "toolkit";

    private KnownItems() {}

    /** The item in the unit's hands, if it holds one of that name. Ledger: CAP-EQ-1. */
    public static Optional<Item> held(Combatant unit, String name) {
        List<Carried> items = unit.profile().items();
        for (int i = 0; i < items.size(); i++) {
            if (unit.hands().holdsItem(i) && items.get(i).item().id().equals(name)) {
                return Optional.of(items.get(i).item());
            }
        }
        return Optional.empty();
    }

    static boolean carries(Combatant unit, String name) {
        List<Carried> items = unit.profile().items();
        for (int i = 0; i < items.size(); i++) {
            if (items.get(i).item().id().equals(name)
                    && unit.hands().lying(false, i).isEmpty()) {
                return true;
            }
        }
        return false;
    }
}
