package arbiter.games.centuryg.state;

import arbiter.kernel.Line;

/** A Unit is in another form. Ledger: BCG-ALT-1. */
public record FormTaken(String unit, int form, String name) implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        state.fighter(unit).takeForm(form);
        Capacity.settle(state);
    }

    @Override
    public Line line(CenturyState state) {
        return CenturyEvent.tell(state, unit, " takes the form " + name);
    }
}
