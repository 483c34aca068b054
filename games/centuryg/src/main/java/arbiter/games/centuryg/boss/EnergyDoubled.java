package arbiter.games.centuryg.boss;

import arbiter.games.centuryg.machine.EnergyCapacity;
import arbiter.games.centuryg.machine.Supplies;
import arbiter.games.centuryg.unit.CenturyEvent;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Clock;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.unit.Mark;
import arbiter.kernel.Line;

/** A Boss can have, and has, as much Energy again; what is spent stays spent. Ledger: behold-my-true-power, BCG-AMB-117. */
public record EnergyDoubled(String unit, Clock clock) implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        Fighter fighter = state.unit(unit);
        Supplies.redoubleEnergy(fighter, EnergyCapacity.of(state, fighter));
        state.add(new Mark(Mark.Kind.DOUBLE_ENERGY, unit, unit, "", 1, clock));
    }

    @Override
    public Line line(CenturyState state) {
        return tell(state, unit, " has twice the Energy: " + state.unit(unit).energy());
    }
}
