package arbiter.games.centuryg.attack;

import arbiter.games.centuryg.unit.CenturyEvent;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.kernel.Line;

/** An Aim is lost or used. Ledger: BCG-OFF-4. */
public record AimLost(String unit) implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        state.unit(unit).dropAim();
    }

    @Override
    public Line line(CenturyState state) {
        return tell(state, unit, " aims no longer");
    }
}
