package arbiter.games.capital.damage;

import arbiter.games.capital.unit.CapitalEvent;
import arbiter.games.capital.unit.CapitalState;
import arbiter.kernel.Line;
import arbiter.kernel.Weight;

/** A unit is Taken Down by another one. Ledger: CAP-KEY-TAKEDOWN. */
public record TakenDown(String unit, String by) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {}

    @Override
    public Weight weight() {
        return Weight.RESULT;
    }

    @Override
    public Line line(CapitalState state) {
        return tell(state, unit)
                .words(" is Taken Down by ")
                .unit(by, state.unit(by).name())
                .line();
    }
}
