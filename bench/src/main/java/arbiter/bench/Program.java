package arbiter.bench;

import arbiter.dice.Distribution;
import java.util.List;
import java.util.function.DoubleSupplier;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.function.ToDoubleFunction;

/**
 * A program that can be timed. Its work returns a number taken from the result, so that nothing can be optimised away;
 * its problems are what is wrong with its answers, in words.
 */
public record Program(DoubleSupplier work, Supplier<List<String>> problems) {

    /** A program whose whole result is checked against a reference. */
    public static <R> Program of(
            Reference reference,
            Supplier<? extends R> compute,
            ToDoubleFunction<R> number,
            Function<R, Answer> reading) {
        return new Program(
                () -> number.applyAsDouble(compute.get()), () -> reference.problems(reading.apply(compute.get())));
    }

    /** A question to the engine; {@code place} gives an outcome's numbers in the order of the reference. */
    public static <T> Program of(
            Reference reference, Supplier<? extends Distribution<T>> question, Function<T, int[]> place) {
        return Program.<Distribution<T>>of(
                reference,
                question,
                distribution -> distribution.probability(0),
                distribution -> Answer.of(distribution, place));
    }
}
