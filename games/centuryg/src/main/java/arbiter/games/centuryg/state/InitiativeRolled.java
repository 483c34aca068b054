package arbiter.games.centuryg.state;

import arbiter.kernel.Line;
import arbiter.kernel.Modifiers;

/** A Unit has its place in the order. Ledger: BCG-OP-3. */
public record InitiativeRolled(String unit, int die, int speed) implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        state.order(unit, die + speed);
    }

    @Override
    public Line line(CenturyState state) {
        return CenturyEvent.tell(state, unit)
                .words(" rolls Initiative: ")
                .sum(Integer.toString(die), die, Modifiers.of("Speed", speed))
                .line();
    }
}
