package arbiter.games.centuryg.state;

import arbiter.kernel.Line;
import arbiter.kernel.Modifiers;

/** A person has a place in the order. Ledger: BCG-MATCH-4. */
public record OrderRolled(String unit, int die, Modifiers bonus) implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        state.order(unit, die + bonus.total());
    }

    @Override
    public Line line(CenturyState state) {
        return CenturyEvent.tell(state, unit)
                .words(" rolls Initiative: ")
                .sum(Integer.toString(die), die, bonus)
                .line();
    }
}
