package arbiter.games.capital.energy;

import arbiter.games.capital.unit.CapitalEvent;
import arbiter.games.capital.unit.CapitalState;
import arbiter.kernel.Line;

/** A unit gets Energy back, up to its maximum. Ledger: CAP-AMB-141. */
public record EnergyRegained(String unit, int energy) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        EnergyStore.gain(state.unit(unit), energy);
    }

    @Override
    public Line line(CapitalState state) {
        return tell(
                state,
                unit,
                " regains " + energy + " Energy and has " + state.unit(unit).energy());
    }
}
