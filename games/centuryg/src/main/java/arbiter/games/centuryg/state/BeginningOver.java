package arbiter.games.centuryg.state;

import arbiter.kernel.Line;

/** A Unit comes to its Action. Ledger: BCG-OP-8. */
public record BeginningOver(String unit) implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        state.phase = Phase.ACTION;
    }

    @Override
    public boolean isLogged() {
        return false;
    }

    @Override
    public Line line(CenturyState state) {
        return CenturyEvent.tell(state, unit, " comes to its Action");
    }
}
