package arbiter.games.capital.turn;

import arbiter.games.capital.check.Side;
import arbiter.games.capital.unit.CapitalEvent;
import arbiter.games.capital.unit.CapitalState;
import arbiter.kernel.Line;
import arbiter.kernel.Weight;

/** A roll for the turn order. Ledger: CAP-INIT-1. */
public record InitiativeRolled(String unit, Side roll) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {}

    @Override
    public Weight weight() {
        return Weight.SMALL;
    }

    @Override
    public Line line(CapitalState state) {
        Line.Builder line = tell(state, unit).words(" rolls for turn order: ");
        roll.write(line);
        return line.line();
    }
}
