package arbiter.games.centuryg.machine;

import arbiter.games.centuryg.unit.CenturyEvent;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.kernel.Line;

/** A Unit is in another form. Ledger: BCG-ALT-1. */
public record FormTaken(String unit, int form, String name) implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        Outfit.takeForm(state.unit(unit), form);
        EnergyCapacity.settle(state);
    }

    @Override
    public Line line(CenturyState state) {
        return tell(state, unit, " takes the form " + name);
    }
}
