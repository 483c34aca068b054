package arbiter.games.capital.turn;

import arbiter.games.capital.unit.CapitalEvent;
import arbiter.games.capital.unit.CapitalState;
import arbiter.kernel.Line;

/** The other one of an owner and a Companion goes on with the turn they share. Ledger: CAP-AMB-34. */
public record TookOver(String unit) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        SharedTurn.takeOver(state, state.unit(unit));
    }

    @Override
    public Line line(CapitalState state) {
        return tell(state, unit, " acts next, " + CapitalEvent.actions(state.actionsLeft()) + " left");
    }
}
