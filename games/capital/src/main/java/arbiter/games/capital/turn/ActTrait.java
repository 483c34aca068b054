package arbiter.games.capital.turn;

import arbiter.games.capital.trait.AbilityTrait;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import java.util.ArrayList;
import java.util.List;

/** What an Ability puts on the menu of its owner. */
public interface ActTrait extends AbilityTrait {

    /** Where it stands; those of a section stand in the order of all traits. */
    default MenuSection section() {
        return MenuSection.SKILL;
    }

    /** What takes one of the unit's Actions. Ledger: CAP-KEY-ACTION. */
    default void offerActions(CapitalState state, Combatant unit, List<CapitalAct> menu) {}

    /** What an Active unit can do besides. Ledger: CAP-KEY-INSTANT. */
    default void offerInstants(CapitalState state, Combatant unit, List<CapitalAct> menu) {}

    static void actions(CapitalState state, Combatant unit, MenuSection section, List<CapitalAct> menu) {
        offer(unit.traits().actions(section), ActTrait::offerActions, state, unit, menu);
    }

    static void instants(CapitalState state, Combatant unit, MenuSection section, List<CapitalAct> menu) {
        offer(unit.traits().instants(section), ActTrait::offerInstants, state, unit, menu);
    }

    /** One of the two menus. */
    interface Menu {
        void offer(ActTrait trait, CapitalState state, Combatant unit, List<CapitalAct> menu);
    }

    private static void offer(
            List<ActTrait> traits, Menu which, CapitalState state, Combatant unit, List<CapitalAct> menu) {
        for (int i = 0; i < traits.size(); i++) {
            ActTrait trait = traits.get(i);
            if (isAnother(traits, i)) {
                List<CapitalAct> offered = new ArrayList<>();
                which.offer(trait, state, unit, offered);
                AnotherVersion.all(offered, unit.profile().bringing(trait), menu);
            } else {
                which.offer(trait, state, unit, menu);
            }
        }
    }

    /** Whether the one before is of the same kind: both would put the same on the menu. */
    private static boolean isAnother(List<ActTrait> traits, int place) {
        return place > 0
                && traits.get(place - 1).getClass() == traits.get(place).getClass();
    }
}
