package arbiter.dice.notation;

import arbiter.dice.Distribution;
import arbiter.dice.Fraction;
import arbiter.dice.Numbers;
import arbiter.dice.Weights;
import java.util.AbstractList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/** Everything that can come of an expression, and the chances people ask for by name. Worked out as far as it is read. */
public final class Odds {

    private final Map<String, Chance> stated;
    private final View<?> view;

    private Odds(View<?> view, Map<String, Chance> stated) {
        this.view = view;
        this.stated = stated;
    }

    static <T> Odds of(Distribution<T> distribution, Reading<T> reading) {
        return new Odds(new View<>(distribution, reading), Map.of());
    }

    /** The same odds with one more chance that cannot be read off the outcomes. */
    Odds stating(String name, Chance chance) {
        Map<String, Chance> more = new LinkedHashMap<>(stated);
        more.put(name, chance);
        return new Odds(view, more);
    }

    public Weights kind() {
        return view.distribution.kind();
    }

    /** Each outcome once; numbers ascend. */
    public List<Outcome> outcomes() {
        return view;
    }

    /** Chances by name, in the order in which they are shown: {@code success}, {@code tie}, {@code failure}. */
    public Map<String, Chance> chances() {
        Map<String, Chance> chances = view.chances();
        chances.putAll(stated);
        return Collections.unmodifiableMap(chances);
    }

    /** Every number of the result on its own, by name; a plain result has one, {@code total} or {@code margin}. */
    public Map<String, Numbers> numbers() {
        return view.numbers();
    }

    /** The outcomes of one distribution, read one at a time. */
    private static final class View<T> extends AbstractList<Outcome> {

        private final Distribution<T> distribution;
        private final Reading<T> reading;

        View(Distribution<T> distribution, Reading<T> reading) {
            this.distribution = distribution;
            this.reading = reading;
        }

        @Override
        public Outcome get(int index) {
            Chance chance = distribution.kind() == Weights.EXACT
                    ? Chance.of(Fraction.of(distribution.weight(index), distribution.total()))
                    : Chance.of(distribution.probability(index));
            return new Outcome(reading.value(distribution.outcome(index)), chance);
        }

        @Override
        public int size() {
            return distribution.size();
        }

        Map<String, Chance> chances() {
            Map<String, Chance> chances = new LinkedHashMap<>();
            reading.questions().forEach((name, question) -> chances.put(name, chance(question)));
            return chances;
        }

        private Chance chance(Predicate<T> question) {
            return distribution.kind() == Weights.EXACT
                    ? Chance.of(distribution.chance(question))
                    : Chance.of(distribution.probability(question));
        }

        Map<String, Numbers> numbers() {
            Map<String, Numbers> numbers = new LinkedHashMap<>();
            reading.parts().forEach((name, part) -> numbers.put(name, distribution.numbers(part)));
            return Collections.unmodifiableMap(numbers);
        }
    }
}
