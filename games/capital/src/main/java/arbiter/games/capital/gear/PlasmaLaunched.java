package arbiter.games.capital.gear;

import arbiter.games.capital.unit.CapitalEvent;
import arbiter.games.capital.unit.CapitalState;
import arbiter.kernel.Line;

/** A Plasma Disruption appears on the aimed line. Ledger: CAP-AMB-119. */
public record PlasmaLaunched(Plasma plasma) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        DriftingPlasma.change(state, plasmas -> plasmas.add(plasma));
    }

    @Override
    public Line line(CapitalState state) {
        return tell(state, plasma.owner(), " launches a Plasma Disruption");
    }
}
