package arbiter.games.centuryg.boss;

import arbiter.games.centuryg.machine.Supplies;
import arbiter.games.centuryg.unit.CenturyEvent;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.kernel.Line;

/** A Boss takes Energy from somebody, beyond its own capacity if need be. Ledger: energy-drain, BCG-AMB-117. */
public record EnergyDrained(String unit, String by, int amount) implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        Supplies.spendEnergy(state.unit(unit), amount);
        Supplies.gainEnergy(state.unit(by), amount);
    }

    @Override
    public Line line(CenturyState state) {
        return tell(state, by)
                .words(" drains " + amount + " Energy from ")
                .unit(unit, state.unit(unit).name())
                .line();
    }
}
