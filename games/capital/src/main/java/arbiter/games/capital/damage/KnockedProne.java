package arbiter.games.capital.damage;

import arbiter.games.capital.unit.CapitalEvent;
import arbiter.games.capital.unit.CapitalState;
import arbiter.kernel.Line;
import arbiter.kernel.Weight;

/** A unit is brought to the ground. Ledger: CAP-STAT-PRONE-1. */
public record KnockedProne(String unit) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        Afflictions.setProne(state.unit(unit), true);
    }

    @Override
    public Weight weight() {
        return Weight.RESULT;
    }

    @Override
    public Line line(CapitalState state) {
        return tell(state, unit, " falls prone");
    }
}
