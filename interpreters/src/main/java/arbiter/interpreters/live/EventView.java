package arbiter.interpreters.live;

import arbiter.kernel.Game;
import arbiter.kernel.Moment;
import arbiter.kernel.State;
import arbiter.kernel.View;
import arbiter.kernel.Viewer;
import java.util.List;

/** What a viewer would have seen just after an event: the moment, and the units without their details. */
public record EventView(Moment moment, List<View.Unit> units) {

    static <S extends State<S>> EventView of(Game<S> game, S state, Viewer viewer) {
        View seen = Disclosure.seen(game, state, viewer);
        return new EventView(
                new Moment(seen.moment().round(), 0, seen.moment().text()),
                seen.units().stream().map(unit -> unit.with(List.of())).toList());
    }
}
