package arbiter.games.capital.state;

import arbiter.kernel.Line;
import java.util.ArrayList;
import java.util.List;

/** The next place comes up: an extra turn is used, or the order goes on, into a new round after its last place. */
public record OrderWentOn(boolean extra) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {
        if (extra) {
            state.extraTurns = List.copyOf(state.extraTurns.subList(1, state.extraTurns.size()));
            return;
        }
        if (state.slot == state.order.size()) {
            state.slot = 0;
            state.round++;
        }
        if (state.order.get(state.slot).missesFirst()) {
            missOnce(state);
        }
        state.slot++;
    }

    private static void missOnce(CapitalState state) {
        List<Slot> order = new ArrayList<>(state.order);
        Slot slot = order.get(state.slot);
        order.set(state.slot, new Slot(slot.combatant(), slot.result(), false));
        state.order = List.copyOf(order);
    }

    @Override
    public Line line(CapitalState state) {
        return Line.of(extra ? "An extra turn" : "Round " + state.round + ", place " + state.slot);
    }
}
