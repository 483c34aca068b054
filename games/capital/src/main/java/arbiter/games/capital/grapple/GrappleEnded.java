package arbiter.games.capital.grapple;

import arbiter.games.capital.unit.CapitalEvent;
import arbiter.games.capital.unit.CapitalState;
import arbiter.kernel.Line;

/** A victim is free of its grappler. Ledger: CAP-STAT-GRAPPLED-2, CAP-AMB-96. */
public record GrappleEnded(String victim) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        Hold.free(state, state.unit(victim));
    }

    @Override
    public Line line(CapitalState state) {
        return tell(state, victim, " is no longer grappled");
    }
}
