package arbiter.games.capital.state;

import arbiter.kernel.Line;
import java.util.ArrayList;
import java.util.List;

/** A newcomer finds a place in the turn order; whoever comes after moves back. Ledger: CAP-AMB-84. */
public record PlaceTaken(String unit, int result, int place) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        List<Slot> order = new ArrayList<>(state.order);
        order.add(place, new Slot(unit, result, false));
        state.order = List.copyOf(order);
        if (place < state.slot) {
            state.slot++;
        }
        state.activity.arriving = state.activity.arriving.stream()
                .filter(other -> !other.equals(unit))
                .toList();
        state.activity.arrange(state);
    }

    @Override
    public Line line(CapitalState state) {
        return CapitalEvent.tell(state, unit, " acts at " + result + ", place " + (place + 1));
    }
}
