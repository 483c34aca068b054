package arbiter.interpreters.preview;

import arbiter.interpreters.live.Disclosure;
import arbiter.kernel.Game;
import arbiter.kernel.State;
import arbiter.kernel.View;
import arbiter.kernel.Viewer;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** Tells how the table differs afterwards from what a viewer sees now. */
final class Difference<S extends State<S>> {

    private final Game<S> game;
    private final S start;
    private final View before;
    private final Viewer viewer;
    /** Many ways that counted something else end at the very same table, and many tables look the same. */
    private final Map<S, TableChange> ofTables = new IdentityHashMap<>();

    private final Map<TableChange, TableChange> known = new HashMap<>();
    /** What changes of units are called: the same words come up at very many tables. */
    private final Names bars = new Names(" ");

    private final Names gained = new Names(" becomes ");
    private final Names lost = new Names(" is no longer ");

    Difference(Game<S> game, S start, View before, Viewer viewer) {
        this.game = game;
        this.start = start;
        this.before = before;
        this.viewer = viewer;
    }

    Change of(Consequence<S> consequence) {
        return new Change(consequence, ofTables.computeIfAbsent(consequence.end(), this::ofTable));
    }

    private TableChange ofTable(S end) {
        Map<String, Integer> numbers = new TreeMap<>();
        Set<String> news = new TreeSet<>();
        View after = Disclosure.seen(game, end, viewer, start, before);
        for (int i = 0; i < after.units().size(); i++) {
            View.Unit unit = after.units().get(i);
            Optional<View.Unit> earlier = earlier(i, unit);
            if (earlier.isEmpty()) {
                news.add(unit.id() + " appears");
            } else if (earlier.get() != unit) {
                compare(earlier.get(), unit, numbers, news);
            }
        }
        for (View.Unit unit : before.units()) {
            if (after.units().size() != before.units().size()
                    && after.unit(unit.id()).isEmpty()) {
                news.add(unit.id() + " is gone");
            }
        }
        game.ending(end)
                .ifPresent(ending ->
                        news.add(ending.winner().map(side -> side + " wins").orElse("nobody wins")));
        TableChange change = new TableChange(numbers, news);
        TableChange same = known.putIfAbsent(change, change);
        return same == null ? change : same;
    }

    /** Mostly everybody is in the same place of the list as before. */
    private Optional<View.Unit> earlier(int place, View.Unit unit) {
        List<View.Unit> units = before.units();
        return place < units.size() && units.get(place).id().equals(unit.id())
                ? Optional.of(units.get(place))
                : before.unit(unit.id());
    }

    private void compare(View.Unit before, View.Unit after, Map<String, Integer> numbers, Set<String> news) {
        if (!before.bars().equals(after.bars())) {
            compareBars(before, after, numbers);
        }
        if (!before.conditions().equals(after.conditions())) {
            compareConditions(before, after, news);
        }
    }

    private void compareBars(View.Unit before, View.Unit after, Map<String, Integer> numbers) {
        for (View.Bar bar : after.bars()) {
            int change = bar.value() - earlierValue(before, bar);
            if (change != 0) {
                numbers.put(bars.of(after, bar.label()), change);
            }
        }
    }

    private static int earlierValue(View.Unit before, View.Bar bar) {
        for (View.Bar earlier : before.bars()) {
            if (earlier.label().equals(bar.label())) {
                return earlier.value();
            }
        }
        return bar.value();
    }

    private void compareConditions(View.Unit before, View.Unit after, Set<String> news) {
        for (View.Condition has : after.conditions()) {
            if (!has(before, has.name())) {
                news.add(gained.of(after, has.name()));
            }
        }
        for (View.Condition had : before.conditions()) {
            if (!has(after, had.name())) {
                news.add(lost.of(after, had.name()));
            }
        }
    }

    private static boolean has(View.Unit unit, String condition) {
        for (View.Condition one : unit.conditions()) {
            if (one.name().equals(condition)) {
                return true;
            }
        }
        return false;
    }

    /** A unit and what changes about it in words, put together once. */
    private static final class Names {

        private final String link;
        private final Map<String, Map<String, String>> byUnit = new HashMap<>();

        Names(String link) {
            this.link = link;
        }

        String of(View.Unit unit, String what) {
            return byUnit.computeIfAbsent(unit.id(), fresh -> new HashMap<>())
                    .computeIfAbsent(what, fresh -> unit.id() + link + what);
        }
    }
}
