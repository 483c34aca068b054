package arbiter.cli.json;

import arbiter.dice.Distribution;
import arbiter.dice.Fraction;
import arbiter.dice.Numbers;
import arbiter.dice.Weights;
import arbiter.dice.notation.Chance;
import arbiter.dice.notation.Expression;
import arbiter.dice.notation.Odds;
import arbiter.dice.notation.Value;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/** Odds for programs: probabilities with the exact fractions beside them. */
public final class OddsJson {

    private OddsJson() {}

    /** The odds of an expression. */
    public static Json.Fields of(String expression, Odds odds) {
        Map<String, Numbers> numbers = odds.numbers();
        boolean single = odds.outcomes().get(0).value() instanceof Value.Whole;
        Map<String, Double> means = new LinkedHashMap<>();
        Map<String, Double> deviations = new LinkedHashMap<>();
        numbers.forEach((name, number) -> {
            means.put(name, mean(number));
            deviations.put(name, number.sd());
        });
        Json.Fields fields = Json.object()
                .with("expression", expression)
                .with("chances", chances(odds.chances()))
                .with(
                        "outcomes",
                        odds.outcomes().stream()
                                .map(outcome -> withChance(
                                        Json.object().with("value", RollJson.value(outcome.value())),
                                        outcome.chance())));
        if (single) {
            return fields.with("mean", means.values().iterator().next())
                    .with("sd", deviations.values().iterator().next());
        }
        return fields.with("mean", means).with("sd", deviations).with("numbers", numbers(numbers));
    }

    /** The odds with one thing changed each: what people would get for it. */
    public static List<Json.Fields> changes(Map<String, Expression> changes) {
        List<Json.Fields> objects = new ArrayList<>();
        changes.forEach((name, changed) -> {
            Odds odds = changed.exact();
            Map<String, Double> means = new LinkedHashMap<>();
            odds.numbers().forEach((number, numbers) -> means.put(number, mean(numbers)));
            objects.add(Json.object()
                    .with("change", name)
                    .with("expression", changed.text())
                    .with("chances", chances(odds.chances()))
                    .with("mean", means));
        });
        return objects;
    }

    public static Map<String, Json.Fields> chances(Map<String, Chance> chances) {
        Map<String, Json.Fields> objects = new LinkedHashMap<>();
        chances.forEach((name, chance) -> objects.put(name, withChance(Json.object(), chance)));
        return objects;
    }

    public static Map<String, Json.Fields> numbers(Map<String, Numbers> numbers) {
        Map<String, Json.Fields> objects = new LinkedHashMap<>();
        numbers.forEach((name, number) -> objects.put(
                name,
                Json.object()
                        .with("mean", mean(number))
                        .with("sd", number.sd())
                        .with(
                                "outcomes",
                                IntStream.range(0, number.size())
                                        .mapToObj(i -> withChance(
                                                Json.object().with("value", number.number(i)), chance(number, i))))));
        return objects;
    }

    private static double mean(Numbers numbers) {
        return numbers.kind() == Weights.EXACT ? numbers.exactMean().toDouble() : numbers.mean();
    }

    static Chance chance(Distribution<?> odds, int index) {
        return odds.kind() == Weights.EXACT
                ? exact(Fraction.of(odds.weight(index), odds.total()))
                : new Chance(odds.probability(index), Optional.empty());
    }

    static Json.Fields withChance(Json.Fields fields, Chance chance) {
        return fields.with("p", chance.probability()).withPresent("exact", chance.exact());
    }

    private static Chance exact(Fraction fraction) {
        return new Chance(fraction.toDouble(), Optional.of(fraction));
    }
}
