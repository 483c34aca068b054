package arbiter.games.centuryg.machine;

import arbiter.games.centuryg.unit.CenturyEvent;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.kernel.Line;

/** Energy comes in. */
public record EnergyGained(String unit, int amount) implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        Supplies.gainEnergy(state.unit(unit), amount);
    }

    @Override
    public Line line(CenturyState state) {
        return tell(state, unit, " gains " + amount + " Energy");
    }
}
