package arbiter.games.centuryg.damage;

import arbiter.games.centuryg.unit.CenturyEvent;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Line;

/** A Unit that should be gone stands at 1. Ledger: BCG-AMB-42. */
public record Survived(String unit, String by) implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        Fighter fighter = state.unit(unit);
        fighter.set(fighter.condition().withPoints(1));
    }

    @Override
    public Line line(CenturyState state) {
        return tell(state, unit, " survives: " + by);
    }
}
