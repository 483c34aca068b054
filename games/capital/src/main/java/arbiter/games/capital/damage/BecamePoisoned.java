package arbiter.games.capital.damage;

import arbiter.games.capital.unit.CapitalEvent;
import arbiter.games.capital.unit.CapitalState;
import arbiter.kernel.Line;
import arbiter.kernel.Weight;

/** A unit is Poisoned, no more than once. Ledger: poisoned, CAP-AMB-140. */
public record BecamePoisoned(String unit, String by) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        Afflictions.poison(state.unit(unit), by);
    }

    @Override
    public Weight weight() {
        return Weight.RESULT;
    }

    @Override
    public Line line(CapitalState state) {
        return tell(state, unit, " is Poisoned");
    }
}
