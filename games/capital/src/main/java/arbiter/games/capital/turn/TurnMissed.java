package arbiter.games.capital.turn;

import arbiter.games.capital.unit.CapitalEvent;
import arbiter.games.capital.unit.CapitalState;
import arbiter.kernel.Line;

/** A place in the order passes without a turn: after a double one, or because its unit is out. Ledger: CAP-INIT-4. */
public record TurnMissed(String unit) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {}

    @Override
    public Line line(CapitalState state) {
        return tell(state, unit, " misses a turn");
    }
}
