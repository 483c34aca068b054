package arbiter.games.capital.turn;

import arbiter.games.capital.attack.AttackCounters;
import arbiter.games.capital.damage.Afflictions;
import arbiter.games.capital.unit.CapitalEvent;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Line;
import arbiter.kernel.Weight;
import java.util.Optional;

/** A unit's turn is over: Attack Counters and Taunted vanish, and the next turn comes. Ledger: CAP-AMB-72. */
public record TurnEnded(String unit) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        Combatant combatant = state.unit(unit);
        AttackCounters.clear(combatant);
        Afflictions.setTaunted(combatant, Optional.empty());
        combatant.set(combatant.turnRecord().ended());
        state.set(state.progress().at(Phase.TURN_START).withActions(0));
        state.set(state.activeUnits().withNobody());
    }

    @Override
    public Weight weight() {
        return Weight.SMALL;
    }

    @Override
    public Line line(CapitalState state) {
        return tell(state, unit, "'s turn ends");
    }
}
