package arbiter.games.centuryg.state;

import arbiter.kernel.Line;

/** A roll-off for equal Initiative. Ledger: BCG-AMB-26. */
public record TieRolled(String unit, int die) implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        state.fighter(unit).body().tiebreak = die;
    }

    @Override
    public Line line(CenturyState state) {
        return CenturyEvent.tell(state, unit, " rolls off a tie: " + die);
    }
}
