package arbiter.games.centuryg.turn;

import arbiter.games.centuryg.unit.CenturyEvent;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Line;

/** A roll-off between equals in Initiative. Ledger: BCG-AMB-26. */
public record TieRolled(String unit, int die) implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        Fighter fighter = state.unit(unit);
        fighter.set(fighter.turnPlace().withTieBreak(die));
    }

    @Override
    public Line line(CenturyState state) {
        return tell(state, unit, " rolls " + die + " to break the tie");
    }
}
