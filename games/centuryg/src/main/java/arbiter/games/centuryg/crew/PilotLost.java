package arbiter.games.centuryg.crew;

import arbiter.games.centuryg.machine.EnergyCapacity;
import arbiter.games.centuryg.machine.Outfit;
import arbiter.games.centuryg.power.GenrePoints;
import arbiter.games.centuryg.unit.CenturyEvent;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Line;

/** A pilot is defeated inside a machine that runs on without one. Ledger: BCG-AMB-49. */
public record PilotLost(String unit) implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        Fighter machine = state.unit(unit);
        Outfit.leave(machine, Hull.EMPTY);
        GenrePoints.lose(machine);
        EnergyCapacity.settle(state);
    }

    @Override
    public Line line(CenturyState state) {
        return tell(state, unit, "'s pilot is defeated, the machine runs on by itself");
    }
}
