package arbiter.games.capital.gear;

import arbiter.games.capital.unit.CapitalEvent;
import arbiter.games.capital.unit.CapitalState;
import arbiter.kernel.Line;

/** A Plasma Disruption explodes and is gone. Ledger: CAP-AMB-119. */
public record PlasmaBurst(int index) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        DriftingPlasma.change(state, plasmas -> plasmas.remove(index));
    }

    @Override
    public Line line(CapitalState state) {
        return Line.of("The Plasma Disruption explodes");
    }
}
