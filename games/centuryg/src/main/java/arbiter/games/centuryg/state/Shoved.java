package arbiter.games.centuryg.state;

import arbiter.kernel.Line;

/** A Unit is moved by somebody else. Ledger: BCG-DUEL-9. */
public record Shoved(String unit, int zone) implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        state.put(state.fighter(unit), zone);
    }

    @Override
    public Line line(CenturyState state) {
        return CenturyEvent.tell(
                state, unit, " is moved to " + state.field().zones().text(zone));
    }
}
