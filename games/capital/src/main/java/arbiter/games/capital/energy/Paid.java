package arbiter.games.capital.energy;

import arbiter.games.capital.unit.CapitalEvent;
import arbiter.games.capital.unit.CapitalState;
import arbiter.kernel.Line;
import arbiter.kernel.Weight;

/** A unit spends Energy. */
public record Paid(String unit, int energy, String what) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        EnergyStore.spend(state, state.unit(unit), energy);
    }

    @Override
    public Weight weight() {
        return Weight.SMALL;
    }

    @Override
    public Line line(CapitalState state) {
        return tell(
                state,
                unit,
                " spends " + energy + " Energy on " + what + ", "
                        + EnergyStore.purse(state, state.unit(unit)).energy() + " left");
    }
}
