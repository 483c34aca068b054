package arbiter.games.capital.damage;

import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Modifiers;
import arbiter.kernel.Play;
import arbiter.tabletop.unit.Part;
import java.util.List;

/** What an Ability has left on a unit that raises damage it deals. Step 13 of an Attack. */
public interface DamageRaise {

    /** The damage after it; with more to come at once, whoever deals it says what a single increase is for. */
    Modifiers raise(
            Play<CapitalState> play, Damage.Instance damage, Combatant source, Modifiers amount, boolean moreToCome);

    /** All of a unit's, in the order in which they are kept. */
    static Modifiers all(
            Play<CapitalState> play, Damage.Instance damage, Combatant source, Modifiers amount, boolean moreToCome) {
        Modifiers raised = amount;
        List<Part> states = source.abilityStates().all(); // one that is used up leaves a new list
        for (int i = 0; i < states.size(); i++) {
            if (states.get(i) instanceof DamageRaise one) {
                raised = one.raise(play, damage, source, raised, moreToCome);
            }
        }
        return raised;
    }
}
