package arbiter.games.capital.turn;

import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Play;
import arbiter.tabletop.unit.Part;
import java.util.List;

/** What an Ability has left on a unit and what goes on as that unit's turns start. */
public interface TurnState extends Part {

    /** Step 2 of the start of a turn: what has to be paid for. Ledger: CAP-AMB-71. */
    default void upkeep(Play<CapitalState> play, Combatant unit) {}

    /** Step 6 of the start of a turn: one turn less of it, if the unit is still there. Ledger: CAP-AMB-73. */
    default void tick(Play<CapitalState> play, Combatant unit) {}

    /** Whether it changes as time passes outside of a combat. Ledger: CAP-AMB-145. */
    boolean needsTime();

    static void keepUp(Play<CapitalState> play, Combatant unit) {
        List<Part> states = unit.abilityStates().all(); // one that is over leaves a new list
        for (int i = 0; i < states.size(); i++) {
            if (states.get(i) instanceof TurnState one) {
                one.upkeep(play, unit);
            }
        }
    }

    static void goOn(Play<CapitalState> play, Combatant unit) {
        List<Part> states = unit.abilityStates().all();
        for (int i = 0; i < states.size(); i++) {
            if (states.get(i) instanceof TurnState one) {
                one.tick(play, unit);
            }
        }
    }

    static boolean anyNeedsTime(Combatant unit) {
        List<Part> states = unit.abilityStates().all();
        for (int i = 0; i < states.size(); i++) {
            if (states.get(i) instanceof TurnState one && one.needsTime()) {
                return true;
            }
        }
        return false;
    }
}
