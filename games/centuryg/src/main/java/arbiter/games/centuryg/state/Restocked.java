package arbiter.games.centuryg.state;

import arbiter.kernel.Line;

/** Something used up can be used again. Ledger: resupply, supply-delivery, early-warning-and-control. */
public record Restocked(String unit, String item, String name) implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        state.sharing(unit).forEach(one -> one.stores.restock(item));
    }

    @Override
    public Line line(CenturyState state) {
        return CenturyEvent.tell(state, unit, " has its " + name + " ready again");
    }
}
