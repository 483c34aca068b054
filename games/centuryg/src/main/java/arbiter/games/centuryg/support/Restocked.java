package arbiter.games.centuryg.support;

import arbiter.games.centuryg.machine.UsedEquipment;
import arbiter.games.centuryg.unit.CenturyEvent;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.kernel.Line;

/** Something used up can be used again. Ledger: resupply, supply-delivery, early-warning-and-control. */
public record Restocked(String unit, String item, String name) implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        UsedEquipment.restock(state, unit, item);
    }

    @Override
    public Line line(CenturyState state) {
        return tell(state, unit, " has its " + name + " ready again");
    }
}
