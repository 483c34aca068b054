package arbiter.games.capital.state;

import arbiter.kernel.Line;
import java.util.ArrayList;
import java.util.List;

/** A Plasma Disruption appears on the aimed line. Ledger: CAP-AMB-119. */
public record PlasmaLaunched(Plasma plasma) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        List<Plasma> plasmas = new ArrayList<>(state.surroundings.plasmas);
        plasmas.add(plasma);
        state.surroundings.plasmas = List.copyOf(plasmas);
    }

    @Override
    public Line line(CapitalState state) {
        return CapitalEvent.tell(state, plasma.owner(), " launches a Plasma Disruption at " + plasma.at());
    }
}
