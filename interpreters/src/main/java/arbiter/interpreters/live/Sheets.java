package arbiter.interpreters.live;

import arbiter.kernel.Game;
import arbiter.kernel.State;
import arbiter.kernel.View;
import arbiter.kernel.Viewer;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What a viewer would have read on the sheets just after an event: of the table itself, and of units by their ids. */
public record Sheets(List<View.Detail> table, Map<String, List<View.Detail>> units) {

    static <S extends State<S>> Sheets of(Game<S> game, S state, Viewer viewer) {
        return of(Disclosure.whole(game, state, viewer));
    }

    /** Those of a view. */
    public static Sheets of(View view) {
        Map<String, List<View.Detail>> units = new LinkedHashMap<>();
        view.units().forEach(unit -> units.put(unit.id(), unit.details()));
        return new Sheets(view.details(), units);
    }
}
