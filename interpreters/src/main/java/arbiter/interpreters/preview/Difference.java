package arbiter.interpreters.preview;

import arbiter.interpreters.live.Disclosure;
import arbiter.kernel.Game;
import arbiter.kernel.State;
import arbiter.kernel.View;
import arbiter.kernel.Viewer;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** Tells how the table differs afterwards from what a viewer sees now. */
final class Difference<S extends State<S>> {

    private final Game<S> game;
    private final View before;
    private final Viewer viewer;
    /** Many ways that counted something else end at the same table. */
    private final Map<S, Change> ofTables = new HashMap<>();

    Difference(Game<S> game, View before, Viewer viewer) {
        this.game = game;
        this.before = before;
        this.viewer = viewer;
    }

    Change of(Consequence<S> consequence) {
        Change table = ofTables.computeIfAbsent(consequence.end(), this::ofTable);
        Map<String, Integer> numbers = new TreeMap<>(consequence.numbers());
        numbers.putAll(table.numbers());
        return new Change(consequence.facts(), numbers, table.news());
    }

    private Change ofTable(S end) {
        Map<String, Integer> numbers = new TreeMap<>();
        Set<String> news = new TreeSet<>();
        View after = Disclosure.seen(game, end, viewer);
        for (View.Unit unit : after.units()) {
            before.unit(unit.id()).ifPresentOrElse(earlier -> compare(earlier, unit, numbers, news), () -> {
                news.add(unit.id() + " appears");
            });
        }
        for (View.Unit unit : before.units()) {
            if (after.unit(unit.id()).isEmpty()) {
                news.add(unit.id() + " is gone");
            }
        }
        game.ending(end)
                .ifPresent(ending ->
                        news.add(ending.winner().map(side -> side + " wins").orElse("nobody wins")));
        return new Change(Map.of(), numbers, news);
    }

    private static void compare(View.Unit before, View.Unit after, Map<String, Integer> numbers, Set<String> news) {
        if (!before.bars().equals(after.bars())) {
            compareBars(before, after, numbers);
        }
        if (!before.conditions().equals(after.conditions())) {
            compareConditions(before, after, news);
        }
    }

    private static void compareBars(View.Unit before, View.Unit after, Map<String, Integer> numbers) {
        Map<String, Integer> values = before.bars().stream()
                .collect(Collectors.toMap(View.Bar::label, View.Bar::value, (first, second) -> first));
        for (View.Bar bar : after.bars()) {
            int change = bar.value() - values.getOrDefault(bar.label(), bar.value());
            if (change != 0) {
                numbers.put(after.id() + " " + bar.label(), change);
            }
        }
    }

    private static void compareConditions(View.Unit before, View.Unit after, Set<String> news) {
        Set<String> had = names(before);
        Set<String> has = names(after);
        has.stream().filter(name -> !had.contains(name)).forEach(name -> news.add(after.id() + " becomes " + name));
        had.stream()
                .filter(name -> !has.contains(name))
                .forEach(name -> news.add(after.id() + " is no longer " + name));
    }

    private static Set<String> names(View.Unit unit) {
        return unit.conditions().stream().map(View.Condition::name).collect(Collectors.toCollection(TreeSet::new));
    }
}
