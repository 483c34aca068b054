package arbiter.games.capital.damage;

import arbiter.games.capital.unit.CapitalEvent;
import arbiter.games.capital.unit.CapitalState;
import arbiter.kernel.Line;
import arbiter.kernel.Weight;

/** A unit has hurt another one, which counts if that goes down. Ledger: CAP-KEY-TAKEDOWN. */
public record Hurt(String unit, String by) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        HurtBy.add(state.unit(unit), by);
    }

    @Override
    public Weight weight() {
        return Weight.SMALL;
    }

    @Override
    public Line line(CapitalState state) {
        return tell(state, by)
                .words(" has hurt ")
                .unit(unit, state.unit(unit).name())
                .line();
    }
}
