package arbiter.interpreters.live;

import arbiter.kernel.Decider;
import arbiter.kernel.Game;
import arbiter.kernel.State;
import arbiter.kernel.View;
import arbiter.kernel.Viewer;
import java.util.stream.Collectors;

/** What a whole side may know: as much as somebody who plays all its units. */
public final class Sides {

    private Sides() {}

    /** Whoever is on the decider's side; the gamemaster for what belongs to no side, or where nothing is kept secret. */
    public static <S extends State<S>> Viewer viewer(Game<S> game, S state, Decider decider) {
        if (decider.isGamemaster() || game.known(state, Viewer.SPECTATOR) == state) {
            return Viewer.GAMEMASTER;
        }
        return game.side(state, decider)
                .map(side -> viewer(game, state, side))
                .orElseGet(() -> Viewer.player(decider.id()));
    }

    public static <S extends State<S>> Viewer viewer(Game<S> game, S state, String side) {
        return new Viewer(
                false,
                game.glance(state, Viewer.GAMEMASTER).units().stream()
                        .filter(unit -> unit.side().equals(side))
                        .map(View.Unit::id)
                        .collect(Collectors.toUnmodifiableSet()));
    }
}
