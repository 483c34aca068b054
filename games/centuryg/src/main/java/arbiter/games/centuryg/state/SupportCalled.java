package arbiter.games.centuryg.state;

import arbiter.kernel.Line;

/** A Support is used, once in an Operation. Ledger: BCG-SUP-1. */
public record SupportCalled(String unit, String support, String name) implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        state.sharing(unit).forEach(one -> one.stores.spend(support));
    }

    @Override
    public Line line(CenturyState state) {
        return CenturyEvent.tell(state, unit, " calls for " + name);
    }
}
