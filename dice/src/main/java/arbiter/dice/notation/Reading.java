package arbiter.dice.notation;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;

/** How a result is read: its numbers by name, and the questions people ask about it. Built in the order of display. */
final class Reading<T> {

    private final Map<String, ToIntFunction<T>> parts = new LinkedHashMap<>();
    private final Map<String, Predicate<T>> questions = new LinkedHashMap<>();

    Reading<T> part(String name, ToIntFunction<T> number) {
        parts.put(name, number);
        return this;
    }

    Reading<T> question(String name, Predicate<T> answer) {
        questions.put(name, answer);
        return this;
    }

    /** This reading and, behind it, what another one reads. */
    Reading<T> and(Reading<T> more) {
        Reading<T> both = new Reading<>();
        both.parts.putAll(parts);
        both.parts.putAll(more.parts);
        both.questions.putAll(questions);
        both.questions.putAll(more.questions);
        return both;
    }

    Map<String, ToIntFunction<T>> parts() {
        return parts;
    }

    Map<String, Predicate<T>> questions() {
        return questions;
    }

    Value value(T result) {
        Map<String, Integer> numbers = new LinkedHashMap<>();
        parts.forEach((name, part) -> numbers.put(name, part.applyAsInt(result)));
        return numbers.size() == 1 ? new Value.Whole(numbers.values().iterator().next()) : new Value.Named(numbers);
    }
}
