package arbiter.interpreters.preview;

import arbiter.interpreters.preview.Outlook.Figure;
import arbiter.kernel.Headline;
import arbiter.kernel.View;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
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
        Set<String> chances = outlook.chanceNames();
        Set<String> numbers = outlook.numberNames();
        List<Figure> possible = named.stream()
                .filter(headline -> chances.contains(headline.measure())
                        || numbers.contains(headline.measure())
                        || isBar(headline.measure()))
                .map(headline -> new Figure(headline.measure(), Optional.of(headline.wanted())))
                .toList();
        return possible.isEmpty() ? unnamed(numbers) : possible;
    }

    private List<Figure> unnamed(Set<String> numbers) {
        Set<String> facts = outlook.factNames();
        List<String> others = new ArrayList<>(outlook.chanceNames());
        others.removeAll(facts);
        List<String> order = new ArrayList<>();
        order.addAll(likeliest(facts.stream().filter(this::isUncertain).toList()));
        order.addAll(likeliest(others.stream().filter(this::isUncertain).toList()));
        order.addAll(largest(numbers, name -> isOf(name, unit -> !unit.side().equals(side))));
        order.addAll(largest(numbers, name -> !isOf(name, unit -> true)));
        order.addAll(largest(numbers, name -> isOf(name, unit -> unit.side().equals(side))));
        facts.stream().filter(name -> !isUncertain(name)).forEach(order::add);
        others.stream().filter(name -> !isUncertain(name)).forEach(order::add);
        return order.stream()
                .limit(MOST)
                .map(name -> new Figure(name, wanted(name)))
                .toList();
    }

    private List<String> likeliest(List<String> names) {
        return names.stream()
                .sorted(Comparator.comparingDouble(name -> -outlook.held(name).probabilityOf(true)))
                .toList();
    }

    private List<String> largest(Set<String> numbers, Predicate<String> which) {
        return numbers.stream()
                .filter(which)
                .sorted(Comparator.comparingDouble(
                        name -> -Math.abs(outlook.number(name).mean())))
                .toList();
    }

    private boolean isUncertain(String name) {
        double chance = outlook.held(name).probabilityOf(true);
        return chance > 0 && chance < 1;
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
