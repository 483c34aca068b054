package arbiter.games.capital.damage;

import arbiter.games.capital.unit.CapitalEvent;
import arbiter.games.capital.unit.CapitalState;
import arbiter.kernel.Line;

/** A prone unit gets up. Ledger: CAP-STAT-PRONE-1. */
public record GotUp(String unit) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        Afflictions.setProne(state.unit(unit), false);
    }

    @Override
    public Line line(CapitalState state) {
        return tell(state, unit, " gets up");
    }
}
