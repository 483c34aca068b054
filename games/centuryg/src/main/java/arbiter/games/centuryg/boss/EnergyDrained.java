package arbiter.games.centuryg.boss;

import arbiter.games.centuryg.machine.EnergyGained;
import arbiter.games.centuryg.machine.EnergyPaid;
import arbiter.games.centuryg.unit.CenturyEvent;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.kernel.Line;

/** A Boss takes Energy from somebody, beyond its own capacity if need be. Ledger: energy-drain, BCG-AMB-117. */
public record EnergyDrained(String unit, String by, int amount) implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        new EnergyPaid(unit, amount, "").apply(state);
        new EnergyGained(by, amount).apply(state);
    }

    @Override
    public Line line(CenturyState state) {
        return tell(state, by)
                .words(" drains " + amount + " Energy from ")
                .unit(unit, state.unit(unit).name())
                .line();
    }
}
