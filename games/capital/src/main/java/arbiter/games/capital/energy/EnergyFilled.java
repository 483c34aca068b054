package arbiter.games.capital.energy;

import arbiter.games.capital.unit.CapitalEvent;
import arbiter.games.capital.unit.CapitalState;
import arbiter.kernel.Line;

/** A unit has all its Energy back. */
public record EnergyFilled(String unit) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        EnergyStore.fill(state.unit(unit));
    }

    @Override
    public Line line(CapitalState state) {
        return tell(state, unit, " has all Energy back: " + state.unit(unit).energy());
    }
}
