package arbiter.games.capital.state;

import arbiter.kernel.Line;
import arbiter.space.plane.Point;
import java.util.ArrayList;
import java.util.List;

/** A Plasma Disruption goes on along its line. Ledger: CAP-AMB-119. */
public record PlasmaDrifted(int index, Point to) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        List<Plasma> plasmas = new ArrayList<>(state.surroundings.plasmas);
        plasmas.set(index, plasmas.get(index).drifted(to));
        state.surroundings.plasmas = List.copyOf(plasmas);
    }

    @Override
    public Line line(CapitalState state) {
        return Line.of("The Plasma Disruption drifts to " + to);
    }
}
