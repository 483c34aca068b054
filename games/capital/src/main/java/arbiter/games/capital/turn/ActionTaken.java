package arbiter.games.capital.turn;

import arbiter.games.capital.unit.CapitalEvent;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Line;
import arbiter.kernel.Weight;

/** The acting unit uses up one of the Actions of its turn. */
public record ActionTaken(String unit, String what) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        SharedTurn.spend(state, 1);
        Combatant combatant = state.unit(unit);
        combatant.set(combatant.turnRecord().tookAction());
    }

    @Override
    public Weight weight() {
        return Weight.ANNOUNCEMENT;
    }

    @Override
    public Line line(CapitalState state) {
        return tell(state, unit, ": " + what + ", " + CapitalEvent.actions(state.actionsLeft()) + " left");
    }
}
