package arbiter.games.capital.grapple;

import arbiter.games.capital.unit.CapitalEvent;
import arbiter.games.capital.unit.CapitalState;
import arbiter.kernel.Line;

/** A grappler holds the victim in the way of an Attack. Ledger: CAP-STAT-GRAPPLING-4. */
public record ShieldHeld(String grappler, String victim) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {}

    @Override
    public Line line(CapitalState state) {
        return tell(state, victim)
                .words(" is attacked instead of ")
                .unit(grappler, state.unit(grappler).name())
                .line();
    }
}
