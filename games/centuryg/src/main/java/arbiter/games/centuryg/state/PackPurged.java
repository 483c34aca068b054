package arbiter.games.centuryg.state;

import arbiter.kernel.Line;

/** An Expansion Pack takes the blow and is gone with all it holds. Ledger: expansion-pack, BCG-MAIM-5. */
public record PackPurged(String unit) implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        Fighter fighter = state.fighter(unit);
        fighter.points = 1;
        fighter.stores.purge();
    }

    @Override
    public Line line(CenturyState state) {
        return CenturyEvent.tell(state, unit, " throws off its Expansion Pack and stands: 1 Threshold left");
    }
}
