package arbiter.games.capital.state;

import arbiter.kernel.Line;

/** The acting unit does nothing more this turn. */
public record ActionsOver(String unit) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        state.actionsLeft = 0;
        state.activity.active = null;
        Sharing.goOn(state);
    }

    @Override
    public Line line(CapitalState state) {
        return CapitalEvent.tell(state, unit, " is done");
    }
}
