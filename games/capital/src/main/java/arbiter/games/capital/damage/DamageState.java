package arbiter.games.capital.damage;

import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Modifiers;
import arbiter.kernel.Play;
import arbiter.tabletop.unit.Part;
import java.util.List;

/** What an Ability has left on a unit and what matters when that unit deals or suffers damage. */
public interface DamageState extends Part {

    /**
     * Step 13: the damage that the unit deals, raised; with more to come at once, whoever deals it says what a single
     * increase is for.
     */
    default Modifiers raise(Play<CapitalState> play, Combatant source, DamageInProgress damage, boolean moreToCome) {
        return damage.amount();
    }

    /** Step 15: whether it keeps the damage from the unit. */
    default boolean holdsBack(Play<CapitalState> play, DamageInProgress damage) {
        return false;
    }

    /** Step 16: whether it keeps the unit from Critical Condition. */
    default boolean saves(Play<CapitalState> play, Combatant unit) {
        return false;
    }

    /** By all of a unit's, in the order in which they are kept. */
    static DamageInProgress raised(
            Play<CapitalState> play, Combatant source, DamageInProgress damage, boolean moreToCome) {
        DamageInProgress raised = damage;
        List<Part> states = source.abilityStates().all(); // one that is used up leaves a new list
        for (int i = 0; i < states.size(); i++) {
            if (states.get(i) instanceof DamageState one) {
                raised = raised.of(one.raise(play, source, raised, moreToCome));
            }
        }
        return raised;
    }

    static boolean heldBack(Play<CapitalState> play, DamageInProgress damage) {
        List<Part> states = damage.victim().abilityStates().all();
        for (int i = 0; i < states.size(); i++) {
            if (states.get(i) instanceof DamageState one && one.holdsBack(play, damage)) {
                return true;
            }
        }
        return false;
    }

    static boolean saved(Play<CapitalState> play, Combatant unit) {
        List<Part> states = unit.abilityStates().all();
        for (int i = 0; i < states.size(); i++) {
            if (states.get(i) instanceof DamageState one && one.saves(play, unit)) {
                return true;
            }
        }
        return false;
    }
}
