package arbiter.games.capital.turn;

import arbiter.games.capital.unit.CapitalEvent;
import arbiter.games.capital.unit.CapitalState;
import arbiter.kernel.Line;
import arbiter.kernel.Weight;

/** The acting unit does nothing more this turn. */
public record ActionsOver(String unit) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        state.set(state.progress().withActions(0));
        state.set(state.activeUnits().withNobody());
        SharedTurn.goOn(state);
    }

    @Override
    public Weight weight() {
        return Weight.SMALL;
    }

    @Override
    public Line line(CapitalState state) {
        return tell(state, unit, " is done");
    }
}
