package arbiter.games.capital.grapple;

import arbiter.games.capital.unit.CapitalEvent;
import arbiter.games.capital.unit.CapitalState;
import arbiter.kernel.Line;

/** A unit holds another fast. Ledger: CAP-STAT-GRAPPLED-1. */
public record Grappled(String grappler, String victim) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        Hold.hold(state, state.unit(grappler), state.unit(victim));
    }

    @Override
    public Line line(CapitalState state) {
        return tell(state, grappler)
                .words(" grapples ")
                .unit(victim, state.unit(victim).name())
                .line();
    }
}
