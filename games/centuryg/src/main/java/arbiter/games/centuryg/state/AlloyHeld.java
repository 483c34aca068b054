package arbiter.games.centuryg.state;

import arbiter.kernel.Line;

/** The first blow that should have destroyed a Unit does not. Ledger: invincible-alloy, BCG-AMB-42. */
public record AlloyHeld(String unit) implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        state.fighter(unit).points = 1;
        state.sharing(unit).forEach(one -> one.stores.save()); // we-are-many
    }

    @Override
    public Line line(CenturyState state) {
        return CenturyEvent.tell(state, unit, " stands, its Invincible Alloy holds: 1 Threshold left");
    }
}
