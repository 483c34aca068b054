package arbiter.games.capital.damage;

import arbiter.games.capital.unit.CapitalEvent;
import arbiter.games.capital.unit.CapitalState;
import arbiter.kernel.Line;
import arbiter.kernel.Weight;

/** A unit is Chilled, no more than once. Ledger: chilled, CAP-AMB-140. */
public record BecameChilled(String unit) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        Afflictions.setChilled(state.unit(unit), true);
    }

    @Override
    public Weight weight() {
        return Weight.RESULT;
    }

    @Override
    public Line line(CapitalState state) {
        return tell(state, unit, " is Chilled");
    }
}
