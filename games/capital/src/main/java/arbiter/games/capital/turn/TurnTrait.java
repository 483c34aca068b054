package arbiter.games.capital.turn;

import arbiter.games.capital.trait.AbilityTrait;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Play;
import java.util.List;

/** What an Ability does as a turn of its owner starts or ends. */
public interface TurnTrait extends AbilityTrait {

    /** Step 6 of the start of a turn: durations go on, even while the owner is down. Ledger: CAP-AMB-71, CAP-AMB-73. */
    default void atTurnStart(Play<CapitalState> play, Combatant owner) {}

    /** Step 1 of the end of a turn. Ledger: CAP-AMB-72. */
    default void atTurnEnd(Play<CapitalState> play, Combatant owner) {}

    static void turnStarts(Play<CapitalState> play, Combatant unit) {
        List<TurnTrait> traits = unit.traits().turns();
        for (int i = 0; i < traits.size(); i++) {
            traits.get(i).atTurnStart(play, unit);
        }
    }

    static void turnEnds(Play<CapitalState> play, Combatant unit) {
        List<TurnTrait> traits = unit.traits().turns();
        for (int i = 0; i < traits.size(); i++) {
            traits.get(i).atTurnEnd(play, unit);
        }
    }
}
