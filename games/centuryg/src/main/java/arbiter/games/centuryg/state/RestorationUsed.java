package arbiter.games.centuryg.state;

import arbiter.kernel.Line;

/** Uses of the common budget of Restoration Upgrades go. Ledger: BCG-REST-1. */
public record RestorationUsed(String unit, int uses, String what) implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        state.sharing(unit).forEach(one -> one.restoration.spend(uses));
    }

    @Override
    public Line line(CenturyState state) {
        int left = state.fighter(unit).restorations();
        return CenturyEvent.tell(state, unit, " uses " + what + ", " + left + " Restorations left");
    }
}
