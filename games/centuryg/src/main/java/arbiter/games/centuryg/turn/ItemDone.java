package arbiter.games.centuryg.turn;

import arbiter.games.centuryg.unit.CenturyEvent;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.kernel.Line;

/** An item of the Beginning Phase is done with. Ledger: BCG-OP-11. */
public record ItemDone(String unit, String item) implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        CurrentTurn.done(state, item);
    }

    @Override
    public boolean isLogged() {
        return false;
    }

    @Override
    public Line line(CenturyState state) {
        return tell(state, unit, ": " + item);
    }
}
