package arbiter.games.centuryg.move;

import arbiter.games.centuryg.unit.CenturyEvent;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.kernel.Line;

/** A Unit is moved by somebody else. Ledger: BCG-DUEL-9. */
public record Shoved(String unit, int zone) implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        state.put(state.unit(unit), zone);
    }

    @Override
    public Line line(CenturyState state) {
        return tell(state, unit, " is moved to " + state.field().zones().text(zone));
    }
}
