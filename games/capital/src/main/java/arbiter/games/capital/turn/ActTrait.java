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
        offer(state, unit, section, true, menu);
    }

    static void instants(CapitalState state, Combatant unit, MenuSection section, List<CapitalAct> menu) {
        offer(state, unit, section, false, menu);
    }

    private static void offer(
            CapitalState state, Combatant unit, MenuSection section, boolean actions, List<CapitalAct> menu) {
        List<ActTrait> traits = unit.traits().acts();
        for (int i = 0; i < traits.size(); i++) {
            ActTrait trait = traits.get(i);
            if (trait.section() == section) {
                boolean another = i > 0 && traits.get(i - 1).getClass() == trait.getClass();
                List<CapitalAct> offered = another ? new ArrayList<>() : menu;
                if (actions) {
                    trait.offerActions(state, unit, offered);
                } else {
                    trait.offerInstants(state, unit, offered);
                }
                if (another) {
                    AnotherVersion.all(offered, unit.profile().bringing(trait), menu);
                }
            }
        }
    }
}
