package arbiter.games.centuryg.support;

import arbiter.games.centuryg.machine.UsedEquipment;
import arbiter.games.centuryg.unit.CenturyEvent;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.kernel.Line;

/** A Support is used, once in an Operation. Ledger: BCG-SUP-1. */
public record SupportCalled(String unit, String support, String name) implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        UsedEquipment.spend(state, unit, support);
    }

    @Override
    public Line line(CenturyState state) {
        return tell(state, unit, " calls for " + name);
    }
}
