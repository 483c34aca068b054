package arbiter.games.centuryg.state;

import arbiter.kernel.Line;

/** Energy comes in. */
public record EnergyGained(String unit, int amount) implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        state.fighter(unit).energy.gain(amount);
    }

    @Override
    public Line line(CenturyState state) {
        return CenturyEvent.tell(state, unit, " gains " + amount + " Energy");
    }
}
