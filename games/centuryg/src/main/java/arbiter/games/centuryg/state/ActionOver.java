package arbiter.games.centuryg.state;

import arbiter.kernel.Line;

/** The Action of a Turn is over. Ledger: BCG-OP-9. */
public record ActionOver(String unit) implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        state.phase = Phase.END;
    }

    @Override
    public Line line(CenturyState state) {
        return CenturyEvent.tell(state, unit, " has acted");
    }
}
