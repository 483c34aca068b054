package arbiter.games.centuryg.state;

import arbiter.kernel.Line;

/** A Unit comes out of its Base. Ledger: BCG-DOCK-1. */
public record Redeployed(String unit, int zone) implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        Fighter fighter = state.fighter(unit);
        fighter.base = null;
        state.put(fighter, zone);
    }

    @Override
    public Line line(CenturyState state) {
        return CenturyEvent.tell(
                state, unit, " comes out at " + state.field().zones().text(zone));
    }
}
