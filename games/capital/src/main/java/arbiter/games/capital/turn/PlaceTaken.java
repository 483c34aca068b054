package arbiter.games.capital.turn;

import arbiter.games.capital.unit.CapitalEvent;
import arbiter.games.capital.unit.CapitalState;
import arbiter.kernel.Line;
import java.util.ArrayList;
import java.util.List;

/** A newcomer finds a place in the turn order; whoever comes after moves back. Ledger: CAP-AMB-84. */
public record PlaceTaken(String unit, int result, int place) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        List<Slot> order = new ArrayList<>(state.order());
        order.add(place, new Slot(unit, result, false));
        TurnSequence sequence = state.sequence().withOrder(order).arrived(unit);
        state.set(place < sequence.slot() ? sequence.at(sequence.slot() + 1) : sequence);
        TurnSequence.arrange(state);
    }

    @Override
    public Line line(CapitalState state) {
        return tell(state, unit, " acts at " + result + ", place " + (place + 1));
    }
}
