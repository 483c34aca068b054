package arbiter.games.centuryg.state;

import arbiter.kernel.Line;

/** A roll-off between equals in Initiative. Ledger: BCG-AMB-26. */
public record TieRolled(String unit, int die) implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        state.fighter(unit).tieBreak = die;
    }

    @Override
    public Line line(CenturyState state) {
        return CenturyEvent.tell(state, unit, " rolls " + die + " to break the tie");
    }
}
