package arbiter.games.capital.gear;

import arbiter.games.capital.unit.CapitalEvent;
import arbiter.games.capital.unit.CapitalState;
import arbiter.kernel.Line;
import arbiter.space.plane.Point;

/** A Plasma Disruption goes on along its line. Ledger: CAP-AMB-119. */
public record PlasmaDrifted(int index, Point to) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        DriftingPlasma.change(
                state, plasmas -> plasmas.set(index, plasmas.get(index).drifted(to)));
    }

    @Override
    public Line line(CapitalState state) {
        return Line.of("The Plasma Disruption drifts to " + to);
    }
}
