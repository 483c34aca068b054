package arbiter.interpreters.live;

import arbiter.kernel.Audience;
import arbiter.kernel.Event;
import arbiter.kernel.Game;
import arbiter.kernel.Request;
import arbiter.kernel.State;
import arbiter.kernel.View;
import arbiter.kernel.Viewer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;

/** What viewers may be told at a state of a game. */
public final class Disclosure {

    private Disclosure() {}

    /** What that viewer would see of a state of the game at a glance. */
    public static <S extends State<S>> View seen(Game<S> game, S state, Viewer viewer) {
        return seen(game, state, viewer, game::glance);
    }

    /** The same for several viewers; those from whom nothing is kept look at it together. */
    static <S extends State<S>> Map<Viewer, View> seen(Game<S> game, S state, List<Viewer> viewers) {
        Map<Viewer, View> seen = new HashMap<>();
        List<Viewer> together = new ArrayList<>();
        for (Viewer viewer : viewers) {
            S known = game.known(state, viewer);
            if (known == state) {
                together.add(viewer);
            } else {
                seen.put(viewer, game.glance(known, viewer));
            }
        }
        HiddenUnitFilter veil = HiddenUnitFilter.of(game, state);
        List<View> looks = game.glances(state, together);
        for (int i = 0; i < looks.size(); i++) {
            seen.put(together.get(i), veil.view(looks.get(i), together.get(i)));
        }
        return seen;
    }

    /** The same of a state that came of an earlier one: who has not changed since then looks as they did. */
    public static <S extends State<S>> View seen(Game<S> game, S state, Viewer viewer, S earlier, View then) {
        return seen(game, state, viewer, (known, who) -> game.glance(known, who, earlier, then));
    }

    /** The same with everything on the sheets. */
    static <S extends State<S>> View whole(Game<S> game, S state, Viewer viewer) {
        return seen(game, state, viewer, game::view);
    }

    private static <S extends State<S>> View seen(
            Game<S> game, S state, Viewer viewer, BiFunction<S, Viewer, View> look) {
        S known = game.known(state, viewer);
        return known == state
                ? HiddenUnitFilter.of(game, state).view(look.apply(state, viewer), viewer)
                : look.apply(known, viewer);
    }

    /** A request at a state of the game without options and names that would give a hidden unit away to that viewer. */
    public static <S extends State<S>> Request<?> offered(Game<S> game, S state, Request<?> request, Viewer viewer) {
        return game.hidden(state).isEmpty()
                ? request
                : HiddenUnitFilter.of(game, state).request(request, viewer);
    }

    /** Whether that viewer may know of an event that has just changed the state. */
    public static <S extends State<S>> boolean told(Game<S> game, S state, Event<S> event, Viewer viewer) {
        Audience audience = event.audience(state);
        return viewer.gamemaster()
                || audience.includes(viewer)
                        && (game.hidden(state).isEmpty()
                                || HiddenUnitFilter.of(game, state)
                                        .audience(event.line(state), audience)
                                        .includes(viewer));
    }
}
