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
        List<ActTrait> traits = unit.traits().actions(section);
        for (int i = 0; i < traits.size(); i++) {
            ActTrait trait = traits.get(i);
            if (isAnother(traits, i)) {
                List<CapitalAct> offered = new ArrayList<>();
                trait.offerActions(state, unit, offered);
                AnotherVersion.all(offered, unit.profile().bringing(trait), menu);
            } else {
                trait.offerActions(state, unit, menu);
            }
        }
    }

    static void instants(CapitalState state, Combatant unit, MenuSection section, List<CapitalAct> menu) {
        List<ActTrait> traits = unit.traits().instants(section);
        for (int i = 0; i < traits.size(); i++) {
            ActTrait trait = traits.get(i);
            if (isAnother(traits, i)) {
                List<CapitalAct> offered = new ArrayList<>();
                trait.offerInstants(state, unit, offered);
                AnotherVersion.all(offered, unit.profile().bringing(trait), menu);
            } else {
                trait.offerInstants(state, unit, menu);
            }
        }
    }

    /** Whether the one before is of the same kind: both would put the same on the menu. */
    private static boolean isAnother(List<ActTrait> traits, int place) {
        return place > 0
                && traits.get(place - 1).getClass() == traits.get(place).getClass();
    }
}
