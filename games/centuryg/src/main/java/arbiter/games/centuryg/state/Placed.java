package arbiter.games.centuryg.state;

import arbiter.kernel.Line;

/** A Unit takes up its position. Ledger: BCG-OP-4. */
public record Placed(String unit, int zone) implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        Fighter fighter = state.fighter(unit);
        fighter.placed = true;
        state.put(fighter, zone);
    }

    @Override
    public Line line(CenturyState state) {
        return CenturyEvent.tell(
                state, unit, " stands at " + state.field().zones().text(zone));
    }
}
