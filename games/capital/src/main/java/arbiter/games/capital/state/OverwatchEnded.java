package arbiter.games.capital.state;

import arbiter.kernel.Line;

/** A unit is no longer on Overwatch. */
public record OverwatchEnded(String unit) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        state.combatant(unit).overwatch = 0;
    }

    @Override
    public Line line(CapitalState state) {
        return CapitalEvent.tell(state, unit, " is no longer on Overwatch");
    }
}
