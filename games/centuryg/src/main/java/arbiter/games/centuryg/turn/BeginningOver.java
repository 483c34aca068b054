package arbiter.games.centuryg.turn;

import arbiter.games.centuryg.unit.CenturyEvent;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.kernel.Line;

/** A Unit comes to its Action. Ledger: BCG-OP-8. */
public record BeginningOver(String unit) implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        state.set(state.course().in(Phase.ACTION));
    }

    @Override
    public boolean isLogged() {
        return false;
    }

    @Override
    public Line line(CenturyState state) {
        return tell(state, unit, " comes to its Action");
    }
}
