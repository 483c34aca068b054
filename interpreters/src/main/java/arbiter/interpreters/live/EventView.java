package arbiter.interpreters.live;

import arbiter.kernel.Game;
import arbiter.kernel.Moment;
import arbiter.kernel.State;
import arbiter.kernel.View;
import arbiter.kernel.Viewer;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** What a viewer would have seen just after an event: the moment, and the units without their details. */
public record EventView(Moment moment, List<View.Unit> units) {

    static <S extends State<S>> EventView of(Game<S> game, S state, Viewer viewer) {
        return of(Disclosure.seen(game, state, viewer));
    }

    /** What each of them would have seen; those from whom nothing is kept look at it together. */
    static <S extends State<S>> Map<Viewer, EventView> of(Game<S> game, S state, List<Viewer> viewers) {
        Map<Viewer, EventView> seen = new HashMap<>();
        Disclosure.seen(game, state, viewers).forEach((viewer, view) -> seen.put(viewer, of(view)));
        return seen;
    }

    private static EventView of(View seen) {
        return new EventView(
                new Moment(seen.moment().round(), 0, seen.moment().text()),
                seen.units().stream().map(unit -> unit.with(List.of())).toList());
    }
}
