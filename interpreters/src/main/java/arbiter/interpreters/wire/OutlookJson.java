package arbiter.interpreters.wire;

import arbiter.dice.Distribution;
import arbiter.dice.Fraction;
import arbiter.dice.Numbers;
import arbiter.dice.Weights;
import arbiter.interpreters.preview.Change;
import arbiter.interpreters.preview.Outlook;
import arbiter.interpreters.preview.WhatIf;
import arbiter.kernel.View;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * The odds of an answer for programs, with the choices on the way. Exact fractions are told where they are known; whole
 * outcomes only on the command line, because there may be thousands.
 */
public record OutlookJson(
        boolean complete,
        double margin,
        long paths,
        List<Chance> chances,
        List<Spread> numbers,
        List<Choice> choices,
        Optional<List<Whole>> outcomes) {

    /** The units of the view are called by their names in what is told to people, by their ids everywhere else. */
    public static OutlookJson of(Outlook outlook, List<WhatIf.Met> met, View view) {
        return new OutlookJson(
                outlook.complete(),
                outlook.margin(),
                outlook.paths(),
                outlook.chanceNames().stream()
                        .map(name -> Chance.of(name, outlook, view))
                        .toList(),
                outlook.numberNames().stream()
                        .map(name -> Spread.of(name, outlook, view))
                        .toList(),
                met.stream().map(Choice::of).toList(),
                Optional.empty());
    }

    /** The same with every whole outcome. */
    public OutlookJson withOutcomes(Outlook outlook) {
        List<Whole> all = IntStream.range(0, outlook.changes().size())
                .mapToObj(i -> Whole.of(outlook.changes(), i))
                .toList();
        return new OutlookJson(complete, margin, paths, chances, numbers, choices, Optional.of(all));
    }

    /** The chance that something holds afterwards. */
    public record Chance(String name, String text, double chance, Optional<String> exact) {

        static Chance of(String name, Outlook outlook, View view) {
            Distribution<Boolean> held = outlook.held(name);
            Optional<String> exact = held.kind() == Weights.EXACT
                    ? Optional.of(held.chanceOf(true).toString())
                    : Optional.empty();
            return new Chance(name, told(name, view), held.probabilityOf(true), exact);
        }
    }

    /** A number that can change, with its mean and standard deviation. */
    public record Spread(String name, String text, double mean, double sd, List<Outcome> outcomes) {

        static Spread of(String name, Outlook outlook, View view) {
            Numbers numbers = outlook.number(name);
            List<Outcome> outcomes = IntStream.range(0, numbers.size())
                    .mapToObj(i -> new Outcome(numbers.number(i), numbers.probability(i), exact(numbers, i)))
                    .toList();
            double mean = numbers.kind() == Weights.EXACT ? numbers.exactMean().toDouble() : numbers.mean();
            return new Spread(name, told(name, view), mean, numbers.sd(), outcomes);
        }
    }

    /** One value of a number. */
    public record Outcome(int value, double chance, Optional<String> exact) {}

    /** Everything that may come of it together, as facts of the action, numbers, and news of units. */
    public record Whole(
            Map<String, Boolean> facts,
            Map<String, Integer> numbers,
            Set<String> news,
            double chance,
            Optional<String> exact) {

        static Whole of(Distribution<Change> changes, int index) {
            Change change = changes.outcome(index);
            return new Whole(
                    change.facts(),
                    change.numbers(),
                    change.news(),
                    changes.probability(index),
                    OutlookJson.exact(changes, index));
        }
    }

    /** A choice on the way, and which of its options was taken. */
    public record Choice(
            String label, String unit, String prompt, Optional<String> taken, List<RequestJson.Option> options) {

        static Choice of(WhatIf.Met met) {
            return new Choice(
                    met.label(),
                    met.unit(),
                    met.prompt(),
                    met.taken(),
                    met.options().stream().map(RequestJson.Option::of).toList());
        }
    }

    private static Optional<String> exact(Distribution<?> odds, int index) {
        return odds.kind() == Weights.EXACT
                ? Optional.of(Fraction.of(odds.weight(index), odds.total()).toString())
                : Optional.empty();
    }

    /** {@code raider-2 HP} as {@code Raider 2 HP}; what speaks of no unit stays as it is. */
    private static String told(String name, View view) {
        return view.units().stream()
                .filter(unit -> name.startsWith(unit.id() + " "))
                .max(Comparator.comparing(unit -> unit.id().length()))
                .map(unit -> unit.name() + name.substring(unit.id().length()))
                .orElse(name);
    }
}
