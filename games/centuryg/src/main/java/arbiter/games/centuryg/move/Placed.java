package arbiter.games.centuryg.move;

import arbiter.games.centuryg.unit.CenturyEvent;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Line;

/** A Unit takes up its position. Ledger: BCG-OP-4. */
public record Placed(String unit, int zone) implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        Fighter fighter = state.unit(unit);
        fighter.set(fighter.position().asPlaced(true));
        state.put(fighter, zone);
    }

    @Override
    public Line line(CenturyState state) {
        return tell(state, unit, " stands at " + state.field().zones().text(zone));
    }
}
