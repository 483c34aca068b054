package arbiter.games.capital.watch;

import arbiter.games.capital.unit.CapitalEvent;
import arbiter.games.capital.unit.CapitalState;
import arbiter.kernel.Line;

/** A unit is no longer on Overwatch. */
public record OverwatchEnded(String unit) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        Watch.end(state.unit(unit));
    }

    @Override
    public Line line(CapitalState state) {
        return tell(state, unit, " is no longer on Overwatch");
    }
}
