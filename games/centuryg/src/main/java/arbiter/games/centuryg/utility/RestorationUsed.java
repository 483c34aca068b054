package arbiter.games.centuryg.utility;

import arbiter.games.centuryg.machine.Supplies;
import arbiter.games.centuryg.unit.CenturyEvent;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.kernel.Line;

/** Uses of the common budget of Restoration Upgrades go. Ledger: BCG-REST-1. */
public record RestorationUsed(String unit, int uses, String what) implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        Supplies.spendRestoration(state, unit, uses);
    }

    @Override
    public Line line(CenturyState state) {
        int left = state.unit(unit).restorations();
        return tell(state, unit, " uses " + what + ", " + left + " Restorations left");
    }
}
