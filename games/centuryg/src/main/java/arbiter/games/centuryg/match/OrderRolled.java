package arbiter.games.centuryg.match;

import arbiter.games.centuryg.turn.Initiative;
import arbiter.games.centuryg.unit.CenturyEvent;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.kernel.Line;
import arbiter.kernel.Modifiers;

/** A person has a place in the order. Ledger: BCG-MATCH-4. */
public record OrderRolled(String unit, int die, Modifiers bonus) implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        Initiative.place(state, unit, die + bonus.total());
    }

    @Override
    public Line line(CenturyState state) {
        return tell(state, unit)
                .words(" rolls Initiative: ")
                .sum(Integer.toString(die), die, bonus)
                .line();
    }
}
