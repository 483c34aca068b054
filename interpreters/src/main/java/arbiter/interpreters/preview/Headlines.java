package arbiter.interpreters.preview;

import arbiter.interpreters.preview.Outlook.Figure;
import arbiter.kernel.Headline;
import arbiter.kernel.View;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/**
 * What one decides by: what the game names for the question, as far as it can happen. Where the game names nothing, what
 * is uncertain comes first, then what others lose; own costs and certainties come last.
 */
final class Headlines {

    /** Without a word of the game nobody reads more than these. */
    private static final int MOST = 4;

    private final Outlook outlook;
    private final View before;
    private final String side;

    Headlines(Outlook outlook, View before, String side) {
        this.outlook = outlook;
        this.before = before;
        this.side = side;
    }

    List<Figure> of(List<Headline> named) {
        List<Figure> possible = List.of();
        if (!named.isEmpty()) {
            possible = named.stream()
                    .filter(headline -> isBar(headline.measure()) || outlook.mentions(headline.measure()))
                    .map(headline -> new Figure(headline.measure(), Optional.of(headline.wanted())))
                    .toList();
        }
        return possible.isEmpty() ? unnamed() : possible;
    }

    private List<Figure> unnamed() {
        Set<String> facts = outlook.factNames();
        Set<String> news = outlook.chanceNames();
        news.removeAll(facts);
        Set<String> numbers = outlook.numberNames();
        List<String> order = new ArrayList<>();
        List<String> certain = new ArrayList<>();
        likeliest(facts, order, certain);
        likeliest(news, order, certain);
        order.addAll(largest(numbers, name -> isOf(name, unit -> !unit.side().equals(side))));
        order.addAll(largest(numbers, name -> !isOf(name, unit -> true)));
        order.addAll(largest(numbers, name -> isOf(name, unit -> unit.side().equals(side))));
        order.addAll(certain);
        return order.stream()
                .limit(MOST)
                .map(name -> new Figure(name, wanted(name)))
                .toList();
    }

    private void likeliest(Set<String> names, List<String> order, List<String> certain) {
        Map<String, Double> chances = new HashMap<>();
        names.forEach(name -> chances.put(name, outlook.held(name).probabilityOf(true)));
        names.stream()
                .filter(name -> chances.get(name) > 0 && chances.get(name) < 1)
                .sorted(Comparator.comparingDouble(name -> -chances.get(name)))
                .forEach(order::add);
        names.stream()
                .filter(name -> chances.get(name) <= 0 || chances.get(name) >= 1)
                .forEach(certain::add);
    }

    private List<String> largest(Set<String> numbers, Predicate<String> which) {
        Map<String, Double> sizes = new HashMap<>();
        numbers.stream()
                .filter(which)
                .forEach(name -> sizes.put(name, Math.abs(outlook.number(name).mean())));
        return numbers.stream()
                .filter(sizes::containsKey)
                .sorted(Comparator.comparingDouble(name -> -sizes.get(name)))
                .toList();
    }

    /** Whether it speaks of such a unit. */
    private boolean isOf(String name, Predicate<View.Unit> which) {
        return before.units().stream().anyMatch(unit -> name.startsWith(unit.id() + " ") && which.test(unit));
    }

    private boolean isBar(String name) {
        return before.units().stream()
                .anyMatch(unit -> unit.bars().stream().anyMatch(bar -> name.equals(unit.id() + " " + bar.label())));
    }

    /** Without a word of the game: one wants to win, to lose nothing and that others do. */
    private Optional<Boolean> wanted(String name) {
        if (name.endsWith(" wins")) {
            return Optional.of(name.equals(side + " wins"));
        }
        if (!isBar(name)) {
            return Optional.empty();
        }
        boolean grows = outlook.number(name).mean() > 0;
        return Optional.of(grows == isOf(name, unit -> unit.side().equals(side)));
    }
}
