package arbiter.dice;

import java.math.BigInteger;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;

/**
 * What can come of something random, each outcome once, with its weight. Immutable. There are two kinds, {@link
 * Weights#EXACT} and {@link Weights#FAST}, with the same methods; every result is of the kind it came from, and mixing
 * kinds is refused.
 */
public sealed interface Distribution<T> permits Numbers, Table {

    /** Whether the weights are exact integers or machine numbers. */
    Weights kind();

    /** How many different outcomes there are. */
    int size();

    T outcome(int index);

    /** The chance of that outcome, from 0 to 1. */
    double probability(int index);

    /** The exact weight of that outcome; refused by the fast kind. */
    BigInteger weight(int index);

    /** What the weights add up to; refused by the fast kind. */
    BigInteger total();

    /** The exact chance of one outcome; refused by the fast kind. */
    default Fraction chanceOf(T outcome) {
        return chance(outcome::equals);
    }

    /** The exact chance that the outcome is one of these; refused by the fast kind. */
    default Fraction chance(Predicate<? super T> which) {
        BigInteger sum = BigInteger.ZERO;
        for (int i = 0; i < size(); i++) {
            if (which.test(outcome(i))) {
                sum = sum.add(weight(i));
            }
        }
        return Fraction.of(sum, total());
    }

    /** The chance of one outcome, from 0 to 1. */
    default double probabilityOf(T outcome) {
        return probability(outcome::equals);
    }

    /** The chance that the outcome is one of these, from 0 to 1. */
    default double probability(Predicate<? super T> which) {
        double sum = 0;
        for (int i = 0; i < size(); i++) {
            if (which.test(outcome(i))) {
                sum += probability(i);
            }
        }
        return sum;
    }

    /** Every outcome turned into something else; what becomes equal is merged. */
    default <R> Distribution<R> map(Function<? super T, ? extends R> change) {
        return Algebra.map(this, change);
    }

    /** Every outcome read as a whole number. */
    default Numbers numbers(ToIntFunction<? super T> reading) {
        return Algebra.numbers(this, reading);
    }

    /** What is left when it is known that the outcome is one of these. */
    default Distribution<T> given(Predicate<? super T> known) {
        return Algebra.given(this, known);
    }

    /** This and another, independent of each other, joined by a function. */
    default <U, R> Distribution<R> combine(
            Distribution<U> other, BiFunction<? super T, ? super U, ? extends R> joining) {
        return Algebra.combine(this, other, joining);
    }

    /** This and another, independent of each other, side by side. */
    default <U> Distribution<Both<T, U>> joint(Distribution<U> other) {
        return combine(other, Both::new);
    }

    /** Goes on from every outcome with what follows from it: a mixture, a second roll, a decision. */
    default <R> Distribution<R> then(Function<? super T, ? extends Distribution<? extends R>> next) {
        return Mixture.of(this, next);
    }

    /** The same roll made several times in a row; {@code step} adds each outcome to what there was before. */
    default <R> Distribution<R> fold(int times, R start, BiFunction<? super R, ? super T, ? extends R> step) {
        Distribution<R> state = kind().certain(start);
        for (int i = 0; i < times; i++) {
            state = state.combine(this, step);
        }
        return state;
    }

    /** These outcomes are rolled again once, and the second roll stands. */
    default Distribution<T> reroll(Predicate<? super T> which) {
        return then(outcome -> which.test(outcome) ? this : kind().certain(outcome));
    }

    /** These outcomes are rolled again for as long as they come up. */
    default Distribution<T> rerollWhile(Predicate<? super T> which) {
        return given(outcome -> !which.test(outcome));
    }

    /** How many of that many rolls are successes. */
    default Numbers successes(int rolls, Predicate<? super T> success) {
        return numbers(outcome -> success.test(outcome) ? 1 : 0).repeat(rolls);
    }
}
