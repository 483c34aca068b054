package arbiter.games.capital.state;

import arbiter.kernel.Line;

/** Nothing keeps the counted damage away any more. */
public record DelayEnded(String unit) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        Care care = state.combatant(unit).care();
        care.delayedBy = null;
        care.delayed = 0;
    }

    @Override
    public Line line(CapitalState state) {
        return CapitalEvent.tell(state, unit, " can delay the inevitable no longer");
    }
}
