package arbiter.games.gladiators.turn;

import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsEvent;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Line;
import java.util.List;
import java.util.Optional;

/**
 * Somebody gets a place in the order of turns after somebody else: at once, and later by its own Speed, or only from the next
 * full turn on. Ledger: GG-AMB-11, GG-AMB-75.
 */
public record JoinedOrder(String unit, String after, boolean now) implements GladiatorsEvent {

    @Override
    public void apply(GladiatorsState state) {
        TurnSequence sequence = state.sequence();
        if (!sequence.order().isEmpty()) {
            state.set(now ? sequence.joined(unit, after, bySpeed(state)) : sequence.joinedLater(unit, after));
        }
    }

    /** The last of those who go before it: faster, or as fast, since it is a minor character. Ledger: GG-INI-2. */
    private Optional<String> bySpeed(GladiatorsState state) {
        int speed = TurnOrder.speed(state, state.unit(unit));
        List<String> order = state.sequence().order();
        Optional<String> before = Optional.empty();
        for (String id : order) {
            Optional<Gladiator> other = state.find(id);
            if (other.isPresent() && TurnOrder.speed(state, other.get()) >= speed) {
                before = Optional.of(id);
            }
        }
        return before;
    }

    @Override
    public Line line(GladiatorsState state) {
        return tell(state, unit, " joins the order of turns");
    }
}
