package arbiter.tabletop.unit;

import arbiter.kernel.Decider;
import arbiter.kernel.Game;
import arbiter.kernel.Moment;
import java.util.Optional;
import java.util.Set;

/** A game played with units at a table: what the table itself can say about the moment, sides and hidden units. */
public interface TableGame<S extends TableState<S, U>, U extends TableUnit> extends Game<S> {

    @Override
    default Moment moment(S state) {
        String text = state.acting()
                .map(unit -> "round " + state.round() + ", " + unit.name() + "'s turn")
                .orElse("before the first turn");
        return new Moment(state.round(), state.turns(), text);
    }

    @Override
    default Set<String> hidden(S state) {
        return state.hiddenUnits();
    }

    @Override
    default Optional<String> side(S state, Decider decider) {
        return state.side(decider);
    }
}
