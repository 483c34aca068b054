package arbiter.rulebook.edit;

import arbiter.content.Nearest;
import arbiter.content.Problems;
import arbiter.content.yaml.Node;
import arbiter.kernel.Event;
import arbiter.kernel.Refused;
import arbiter.kernel.State;
import arbiter.kernel.View;
import arbiter.kernel.Viewer;
import arbiter.rulebook.Placement;
import arbiter.rulebook.Rulebook;
import arbiter.rulebook.SituationLimits;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What a gamemaster can change on one table just now, and the one place where a change that is asked for is checked. */
public final class Edits<S extends State<S>> {

    private final Rulebook<S> book;
    private final S state;
    private final List<String> units;

    private Edits(Rulebook<S> book, S state) {
        this.book = book;
        this.state = state;
        this.units = book.game().glance(state, Viewer.GAMEMASTER).units().stream()
                .map(View.Unit::id)
                .toList();
    }

    public static <S extends State<S>> Edits<S> of(Rulebook<S> book, S state) {
        return new Edits<>(book, state);
    }

    /** What can be changed that is no unit's own. */
    public List<Edit<S>> onTable() {
        return book.hand().onTable(state);
    }

    /** What can be changed of a unit; refused if there is none of that id. */
    public List<Edit<S>> onUnit(String unit) {
        if (!units.contains(unit)) {
            throw new Refused(Nearest.unknown("unit", unit, units));
        }
        return book.hand().onUnit(state, unit);
    }

    /** Those of a unit, or of the table. */
    public List<Edit<S>> on(Optional<String> unit) {
        return unit.map(this::onUnit).orElseGet(this::onTable);
    }

    /** The event of an edit with these values; refused with a reason if that is not offered. */
    public Event<S> event(String edit, Optional<String> unit, Map<String, Node> values) {
        Edit<S> found = find(edit, unit);
        Problems problems = new Problems();
        List<Placement> newcomers = new ArrayList<>();
        EditValues checked = EditCheck.check(found, values, node -> newcomer(node, problems, newcomers));
        try {
            Event<S> event = found.event().apply(checked);
            problems.throwIfAny();
            newcomers.forEach(newcomer -> checkHidden(newcomer, event));
            return event;
        } catch (Refused refused) {
            problems.throwIfAny(); // what is wrong with the file says more
            throw refused;
        }
    }

    private Edit<S> find(String id, Optional<String> unit) {
        List<Edit<S>> offered = on(unit);
        for (Edit<S> edit : offered) {
            if (edit.id().equals(id)) {
                return edit;
            }
        }
        if (unit.isPresent() && ids(onTable()).contains(id)) {
            throw new Refused(id + " is done to the table, not to a unit");
        }
        if (unit.isEmpty() && units.stream().anyMatch(one -> ids(onUnit(one)).contains(id))) {
            throw new Refused(id + " is done to a unit: say to which");
        }
        throw new Refused(Nearest.unknown("edit", id, ids(offered)));
    }

    private static <S> List<String> ids(List<Edit<S>> edits) {
        return edits.stream().map(Edit::id).toList();
    }

    private Placement newcomer(Node node, Problems problems, List<Placement> newcomers) {
        if (units.size() >= SituationLimits.UNITS) {
            throw new Refused("there are " + units.size() + " units already; a fight has at most "
                    + SituationLimits.UNITS + " of them");
        }
        Optional<Placement> placement = Placement.read(node, book, units, problems);
        problems.throwIfAny();
        newcomers.add(placement.orElseThrow());
        return placement.get();
    }

    /** Where a game lets nobody come in hidden, everybody would see them: better not at all. */
    private void checkHidden(Placement newcomer, Event<S> event) {
        if (newcomer.hidden()) {
            S copy = state.copy();
            event.apply(copy);
            if (!book.game().hidden(copy).contains(newcomer.id())) {
                throw new Refused(
                        "in this game nobody comes in hidden; set the table up with them, or hide them after");
            }
        }
    }
}
