package arbiter.games.centuryg.machine;

import arbiter.games.centuryg.unit.CenturyEvent;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.kernel.Line;

/** Energy is spent; what is beyond the capacity goes first. Ledger: BCG-AMB-115. */
public record EnergyPaid(String unit, int amount, String what) implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        Supplies.spendEnergy(state.unit(unit), amount);
    }

    @Override
    public Line line(CenturyState state) {
        return tell(state, unit, " spends " + amount + " Energy on " + what);
    }
}
