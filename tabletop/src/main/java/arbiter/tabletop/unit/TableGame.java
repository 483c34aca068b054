package arbiter.tabletop.unit;

import arbiter.kernel.Decider;
import arbiter.kernel.Game;
import arbiter.kernel.Moment;
import arbiter.kernel.Viewer;
import java.util.List;
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

    /** The same where an earlier state was at a moment that is known: mostly it is that one, and needs no new words. */
    default Moment moment(S state, S earlier, Moment then) {
        boolean same = state.round() == earlier.round()
                && state.turns() == earlier.turns()
                && state.acting().map(TableUnit::id).equals(earlier.acting().map(TableUnit::id));
        return same ? then : moment(state);
    }

    @Override
    default Set<String> hidden(S state) {
        return state.hiddenUnits();
    }

    /** Whoever is hidden from the viewer is not there. Games that keep more in secret say so besides. */
    @Override
    default S known(S state, Viewer viewer) {
        if (viewer.gamemaster()) {
            return state;
        }
        List<U> units = state.units();
        S known = state;
        for (int i = 0; i < units.size(); i++) {
            U unit = units.get(i);
            if (unit.isHidden() && !viewer.plays(unit.id())) {
                known = known == state ? state.copy() : known;
                leaveOut(known, known.unit(unit.id()));
            }
        }
        return known;
    }

    /** Units are hidden by the gamemaster, between steps. Games whose rules keep more in secret say so. */
    @Override
    default boolean makesSecrets() {
        return false;
    }

    /**
     * Takes a unit off a table as somebody knows it who does not know of it. Besides {@link TableState#leaveOut} a game
     * clears what would give it away or go wrong without it: its place in the order of turns (in its turn the next one is
     * acting), whom it holds, and what lasts because of it.
     */
    default void leaveOut(S known, U unit) {
        known.leaveOut(unit);
    }

    @Override
    default Optional<String> side(S state, Decider decider) {
        return state.side(decider);
    }
}
