package arbiter.games.centuryg.turn;

import arbiter.games.centuryg.machine.Supplies;
import arbiter.games.centuryg.unit.CenturyEvent;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.kernel.Line;

/** An item of the Beginning Phase is used, and its Energy paid. Ledger: BCG-OP-11. */
public record ItemUsed(String unit, String item, int energy, String what) implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        CurrentTurn.done(state, item);
        Supplies.spendEnergy(state.unit(unit), energy);
    }

    @Override
    public Line line(CenturyState state) {
        return tell(state, unit, energy > 0 ? " spends " + energy + " Energy: " + what : ": " + what);
    }
}
