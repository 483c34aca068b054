package arbiter.games.centuryg.utility;

import arbiter.games.centuryg.move.Position;
import arbiter.games.centuryg.unit.CenturyEvent;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.kernel.Line;

/** A Unit is inside a Base Unit. Ledger: BCG-DOCK-1. */
public record Docked(String unit, String base) implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        Position.dock(state.unit(unit), state.unit(base));
    }

    @Override
    public Line line(CenturyState state) {
        return tell(state, unit)
                .words(" docks in ")
                .unit(base, state.unit(base).name())
                .line();
    }
}
