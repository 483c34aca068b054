package arbiter.games.capital.move;

import arbiter.games.capital.trait.AbilityTrait;
import arbiter.games.capital.turn.Occasion;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Modifiers;
import arbiter.kernel.Play;
import java.util.List;

/** What an Ability does for the Moves of its owner. Ledger: section 5.2. */
public interface MoveTrait extends AbilityTrait {

    /** What is added to the length of a Move Action as it begins; the bonus so far is given. */
    default Modifiers lengthen(Play<CapitalState> play, Combatant owner, Modifiers bonus) {
        return bonus;
    }

    /** The most that could be. */
    default int mostLonger() {
        return 0;
    }

    /** A Move Action, or getting in or out of a vehicle instead, is over. */
    default void afterMove(Play<CapitalState> play, Combatant owner, Occasion occasion) {}

    static Modifiers lengthened(Play<CapitalState> play, Combatant unit, Modifiers bonus) {
        Modifiers length = bonus;
        List<MoveTrait> traits = unit.traits().moves();
        for (int i = 0; i < traits.size(); i++) {
            length = traits.get(i).lengthen(play, unit, length);
        }
        return length;
    }

    static int lengthenedAtMost(Combatant unit) {
        int metres = 0;
        List<MoveTrait> traits = unit.traits().moves();
        for (int i = 0; i < traits.size(); i++) {
            metres += traits.get(i).mostLonger();
        }
        return metres;
    }

    static void moved(Play<CapitalState> play, Combatant unit, Occasion occasion) {
        List<MoveTrait> traits = unit.traits().moves();
        for (int i = 0; i < traits.size(); i++) {
            traits.get(i).afterMove(play, unit, occasion);
        }
    }
}
