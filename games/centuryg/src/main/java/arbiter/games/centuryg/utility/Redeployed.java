package arbiter.games.centuryg.utility;

import arbiter.games.centuryg.move.Position;
import arbiter.games.centuryg.unit.CenturyEvent;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Line;

/** A Unit comes out of its Base. Ledger: BCG-DOCK-1. */
public record Redeployed(String unit, int zone) implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        Fighter fighter = state.unit(unit);
        Position.leaveBase(fighter);
        state.put(fighter, zone);
    }

    @Override
    public Line line(CenturyState state) {
        return tell(state, unit, " comes out at " + state.field().zones().text(zone));
    }
}
