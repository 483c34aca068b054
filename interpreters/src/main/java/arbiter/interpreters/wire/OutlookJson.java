package arbiter.interpreters.wire;

import arbiter.dice.Distribution;
import arbiter.dice.Fraction;
import arbiter.dice.Numbers;
import arbiter.dice.Weights;
import arbiter.interpreters.preview.Change;
import arbiter.interpreters.preview.Forecast;
import arbiter.interpreters.preview.Outlook;
import arbiter.interpreters.preview.WhatIf;
import arbiter.kernel.Handful;
import arbiter.kernel.Modifiers;
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
        String assumes,
        List<Headline> headlines,
        List<Chance> chances,
        List<Spread> numbers,
        List<Sum> sums,
        List<Pooled> pools,
        List<Choice> choices,
        List<Choice> answers,
        Optional<Answered> answered,
        Optional<List<Whole>> outcomes) {

    /** The units of the view are called by their names in what is told to people, by their ids everywhere else. */
    public static OutlookJson of(Forecast forecast, View view) {
        Outlook outlook = forecast.outlook();
        return new OutlookJson(
                outlook.complete(),
                outlook.margin(),
                outlook.paths(),
                outlook.assumes().word(),
                outlook.headlines().stream()
                        .map(figure -> Headline.of(figure, outlook, forecast.answered(), view))
                        .toList(),
                chances(outlook, view),
                numbers(outlook, view),
                outlook.sums().entrySet().stream()
                        .map(sum -> Sum.of(sum.getKey(), sum.getValue(), view))
                        .toList(),
                outlook.pools().entrySet().stream()
                        .map(pool -> Pooled.of(pool.getKey(), pool.getValue(), view))
                        .toList(),
                forecast.choices().met().stream().map(Choice::of).toList(),
                forecast.choices().answers().stream().map(Choice::of).toList(),
                forecast.answered()
                        .map(other ->
                                new Answered(forecast.goal().words(view), chances(other, view), numbers(other, view))),
                Optional.empty());
    }

    /** The same with every whole outcome. */
    public OutlookJson withOutcomes(Distribution<Change> changes) {
        List<Whole> all = IntStream.range(0, changes.size())
                .mapToObj(i -> Whole.of(changes, i))
                .toList();
        return new OutlookJson(
                complete,
                margin,
                paths,
                assumes,
                headlines,
                chances,
                numbers,
                sums,
                pools,
                choices,
                answers,
                answered,
                Optional.of(all));
    }

    private static List<Chance> chances(Outlook outlook, View view) {
        return outlook.chanceNames().stream()
                .map(name -> Chance.of(name, outlook, view))
                .toList();
    }

    private static List<Spread> numbers(Outlook outlook, View view) {
        return outlook.numberNames().stream()
                .map(name -> Spread.of(name, outlook, view))
                .toList();
    }

    /**
     * What one decides by: a chance, or the mean of a number; whether it is wanted or feared, where that is known; and
     * the same figure where others answer at their best, once that is known.
     */
    public record Headline(
            String name,
            String text,
            Optional<Boolean> wanted,
            Optional<Double> chance,
            Optional<String> exact,
            Optional<Double> mean,
            Optional<Double> answered) {

        static Headline of(Outlook.Figure figure, Outlook outlook, Optional<Outlook> answered, View view) {
            String name = figure.name();
            String text = told(name, view);
            if (outlook.isChance(name)) {
                Chance chance = Chance.of(name, outlook, view);
                return new Headline(
                        name,
                        text,
                        figure.wanted(),
                        Optional.of(chance.chance()),
                        chance.exact(),
                        Optional.empty(),
                        answered.map(other -> other.held(name).probabilityOf(true)));
            }
            return new Headline(
                    name,
                    text,
                    figure.wanted(),
                    Optional.empty(),
                    Optional.empty(),
                    Optional.of(OutlookJson.mean(outlook.number(name))),
                    answered.map(other -> OutlookJson.mean(other.number(name))));
        }
    }

    /** What a sum is made of besides its dice, as far as it is the same on every way. */
    public record Sum(String name, String text, int total, List<ViewJson.Total> parts) {

        static Sum of(String name, Modifiers sum, View view) {
            return new Sum(name, told(name, view), sum.total(), ViewJson.Total.of(sum.parts()));
        }
    }

    /** The dice that are thrown for something, as far as they are the same on every way. */
    public record Pooled(String name, String text, LineJson.Pool pool) {

        static Pooled of(String name, Handful dice, View view) {
            return new Pooled(name, told(name, view), LineJson.Pool.of(dice));
        }
    }

    /** The odds where others answer at their best, and what they answer against. */
    public record Answered(String goal, List<Chance> chances, List<Spread> numbers) {}

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
            return new Spread(name, told(name, view), OutlookJson.mean(numbers), numbers.sd(), outcomes);
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

    private static double mean(Numbers numbers) {
        return numbers.kind() == Weights.EXACT ? numbers.exactMean().toDouble() : numbers.mean();
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
