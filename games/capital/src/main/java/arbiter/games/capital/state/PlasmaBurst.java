package arbiter.games.capital.state;

import arbiter.kernel.Line;
import java.util.ArrayList;
import java.util.List;

/** A Plasma Disruption explodes and is gone. Ledger: CAP-AMB-119. */
public record PlasmaBurst(int index) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        List<Plasma> plasmas = new ArrayList<>(state.surroundings.plasmas);
        plasmas.remove(index);
        state.surroundings.plasmas = List.copyOf(plasmas);
    }

    @Override
    public Line line(CapitalState state) {
        return Line.of("The Plasma Disruption explodes");
    }
}
