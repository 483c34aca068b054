package arbiter.games.centuryg.turn;

import arbiter.games.centuryg.unit.CenturyEvent;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.kernel.Line;
import arbiter.kernel.Modifiers;

/** A Unit has its place in the order. Ledger: BCG-OP-3. */
public record InitiativeRolled(String unit, int die, int speed) implements CenturyEvent {

    @Override
    public void apply(CenturyState state) {
        Initiative.place(state, unit, die + speed);
    }

    @Override
    public Line line(CenturyState state) {
        return tell(state, unit)
                .words(" rolls Initiative: ")
                .sum(Integer.toString(die), die, Modifiers.of("Speed", speed))
                .line();
    }
}
