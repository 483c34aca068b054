package arbiter.interpreters.lookahead;

import arbiter.kernel.Game;
import arbiter.kernel.State;
import arbiter.kernel.View;
import arbiter.kernel.Viewer;
import java.util.stream.Collectors;

/** What a whole side may know: as much as somebody who plays all its units. */
final class Sides {

    private Sides() {}

    static <S extends State<S>> Viewer viewer(Game<S> game, S state, String side) {
        return new Viewer(
                false,
                game.glance(state, Viewer.GAMEMASTER).units().stream()
                        .filter(unit -> unit.side().equals(side))
                        .map(View.Unit::id)
                        .collect(Collectors.toUnmodifiableSet()));
    }
}
