package arbiter.interpreters.live;

import arbiter.kernel.Audience;
import arbiter.kernel.Game;
import arbiter.kernel.Line;
import arbiter.kernel.Moment;
import arbiter.kernel.Option;
import arbiter.kernel.Pointer;
import arbiter.kernel.Request;
import arbiter.kernel.State;
import arbiter.kernel.View;
import arbiter.kernel.Viewer;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Keeps the names of hidden units from those who may not know of them: in the log, and where a game or a step cannot say
 * what is known without them, in the view and in what is offered.
 */
final class HiddenUnitFilter {

    private static final String SOMEBODY = "somebody";

    /** The hidden units' names by id. */
    private final Map<String, String> names;

    /** Names of units in sight that a hidden unit's name is part of: where they stand, the hidden one is not meant. */
    private final List<String> inSight;

    private HiddenUnitFilter(Map<String, String> names, List<String> inSight) {
        this.names = names;
        this.inSight = inSight;
    }

    static <S extends State<S>> HiddenUnitFilter of(Game<S> game, S state) {
        Set<String> hidden = game.hidden(state);
        if (hidden.isEmpty()) {
            return new HiddenUnitFilter(Map.of(), List.of());
        }
        Map<String, String> names = new TreeMap<>();
        List<String> inSight = new ArrayList<>();
        for (View.Unit unit : game.glance(state, Viewer.GAMEMASTER).units()) {
            if (hidden.contains(unit.id())) {
                names.put(unit.id(), unit.name());
            } else {
                inSight.add(unit.name());
            }
        }
        inSight.removeIf(name -> names.values().stream().noneMatch(name::contains));
        return new HiddenUnitFilter(names, inSight);
    }

    /** Whether nobody is hidden. */
    boolean isEmpty() {
        return names.isEmpty();
    }

    /** Whether that unit is hidden from that viewer. */
    boolean hides(String unit, Viewer viewer) {
        return names.containsKey(unit) && !viewer.gamemaster() && !viewer.plays(unit);
    }

    /** Who may read a line: of one that speaks of hidden units only those who know all of them. */
    Audience audience(Line line, Audience audience) {
        if (names.isEmpty()) {
            return audience;
        }
        Set<String> spokenOf = new TreeSet<>();
        names.forEach((id, name) -> {
            if (speaksOf(line, id, name)) {
                spokenOf.add(id);
            }
        });
        if (spokenOf.isEmpty()) {
            return audience;
        }
        return audience.everyone() && spokenOf.size() == 1
                ? new Audience(false, spokenOf)
                : new Audience(false, audience.everyone() ? Set.of() : common(audience.units(), spokenOf));
    }

    private static Set<String> common(Set<String> units, Set<String> others) {
        Set<String> common = new TreeSet<>(units);
        common.retainAll(others);
        return others.size() == 1 ? common : Set.of();
    }

    private boolean speaksOf(Line line, String id, String name) {
        return line.parts().stream()
                        .anyMatch(part ->
                                part instanceof Line.Unit unit && unit.id().equals(id))
                || says(line.text(), List.of(name));
    }

    /** The moment without the names of hidden units, as it may stand beside a line that others read. */
    Moment moment(Moment moment) {
        return says(moment.text(), List.copyOf(names.values())) ? plain(moment) : moment;
    }

    private static Moment plain(Moment moment) {
        return new Moment(moment.round(), moment.turn(), "round " + moment.round());
    }

    View view(View view, Viewer viewer) {
        List<String> secrets = names.keySet().stream()
                .filter(unit -> hides(unit, viewer))
                .map(names::get)
                .toList();
        if (secrets.isEmpty()) {
            return view;
        }
        Moment moment = view.moment();
        boolean hiddenTurn = view.units().stream().anyMatch(unit -> unit.active() && hides(unit.id(), viewer));
        return new View(
                hiddenTurn || says(moment.text(), secrets) ? plain(moment) : moment,
                view.order().stream().filter(unit -> !hides(unit, viewer)).toList(),
                view.units().stream()
                        .filter(unit -> !hides(unit.id(), viewer))
                        .map(unit -> cleared(unit, secrets, viewer))
                        .toList(),
                view.board(),
                cleared(view.details(), secrets),
                (int) view.order().stream()
                        .limit(view.left())
                        .filter(unit -> !hides(unit, viewer))
                        .count());
    }

    private View.Unit cleared(View.Unit unit, List<String> secrets, Viewer viewer) {
        List<View.Condition> conditions = unit.conditions().stream()
                .filter(condition -> !says(words(condition), secrets))
                .filter(condition ->
                        condition.unit().filter(other -> hides(other, viewer)).isEmpty())
                .toList();
        return new View.Unit(
                unit.id(),
                unit.name(),
                unit.side(),
                unit.position(),
                unit.active(),
                unit.hidden(),
                unit.out(),
                unit.bars(),
                conditions,
                cleared(unit.details(), secrets),
                unit.emblem());
    }

    private static String words(View.Condition condition) {
        return condition.name() + " " + condition.explanation() + " "
                + condition.duration().orElse("");
    }

    private List<View.Detail> cleared(List<View.Detail> details, List<String> secrets) {
        return details.stream()
                .filter(detail -> !says(detail.label() + " " + detail.value(), secrets))
                .map(detail -> new View.Detail(
                        detail.label(), detail.value(), detail.parts(), cleared(detail.within(), secrets)))
                .toList();
    }

    private boolean says(String text, List<String> secrets) {
        String rest = text;
        for (String name : inSight) {
            rest = rest.replace(name, "");
        }
        return secrets.stream().anyMatch(rest::contains);
    }

    /** The request without options and names that would give a hidden unit away. */
    <O extends Option> Request<O> request(Request<O> request, Viewer viewer) {
        if (names.isEmpty() || viewer.gamemaster()) {
            return request;
        }
        return request.without(option -> gives(option, viewer))
                .notNaming(unit -> hides(unit, viewer))
                .asking(() -> unnamed(request.prompt(), viewer));
    }

    private String unnamed(String prompt, Viewer viewer) {
        String told = prompt;
        for (Map.Entry<String, String> unit : names.entrySet()) {
            told = hides(unit.getKey(), viewer) ? told.replace(unit.getValue(), SOMEBODY) : told;
        }
        return told;
    }

    /** Whether that viewer may be offered this: it gives no hidden unit away. */
    boolean offers(Option option, Viewer viewer) {
        return viewer.gamemaster() || !gives(option, viewer);
    }

    /** Whether an option gives a hidden unit away: by naming it, or by being there for hidden ones only. */
    private boolean gives(Option option, Viewer viewer) {
        List<String> whom = option.whom();
        if (!whom.isEmpty() && whom.stream().allMatch(unit -> hides(unit, viewer))) {
            return true;
        }
        return names.entrySet().stream()
                .filter(unit -> hides(unit.getKey(), viewer))
                .anyMatch(unit -> option.pointer().orElse(null) instanceof Pointer.Unit at
                                && at.id().equals(unit.getKey())
                        || List.of(option.id().split("[^\\p{L}\\p{N}_-]+")).contains(unit.getKey())
                        || says(option.text(), List.of(unit.getValue())));
    }
}
