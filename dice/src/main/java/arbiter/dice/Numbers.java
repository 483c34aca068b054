package arbiter.dice;

import java.util.function.IntPredicate;

/** A distribution of whole numbers, in ascending order: totals, margins, counts. */
public sealed interface Numbers extends Distribution<Integer> permits NumberTable {

    int number(int index);

    int lowest();

    int highest();

    double mean();

    double variance();

    default double sd() {
        return Math.sqrt(variance());
    }

    /** The exact mean; refused by the fast kind. */
    Fraction exactMean();

    /** The chance of that number or more, from 0 to 1. */
    double atLeast(int number);

    /** The chance of that number or less, from 0 to 1. */
    double atMost(int number);

    /** The exact chance of that number or more; refused by the fast kind. */
    default Fraction chanceAtLeast(int number) {
        return chance(outcome -> outcome >= number);
    }

    /** The exact chance of that number or less; refused by the fast kind. */
    default Fraction chanceAtMost(int number) {
        return chance(outcome -> outcome <= number);
    }

    /** The smallest number that is not exceeded with at least that probability. */
    int quantile(double probability);

    Numbers plus(int constant);

    Numbers times(int factor);

    /** The sum with another, independent one. */
    Numbers plus(Numbers other);

    /** By how much this beats another, independent one: the margin of a contest. */
    default Numbers minus(Numbers other) {
        return plus(other.times(-1));
    }

    /** The sum of that many rolls. */
    Numbers repeat(int times);

    /** The sum of that many rolls without the lowest and the highest few of them. */
    Numbers drop(int rolls, int lowest, int highest);

    default Numbers keepHighest(int rolls, int keep) {
        return drop(rolls, rolls - keep, 0);
    }

    default Numbers keepLowest(int rolls, int keep) {
        return drop(rolls, 0, rolls - keep);
    }

    /** The {@code keep} in the middle of that many rolls; with an uneven rest one more low roll is dropped. */
    default Numbers keepMiddle(int rolls, int keep) {
        int rest = rolls - keep;
        return drop(rolls, rest - rest / 2, rest / 2);
    }

    /** Each of these numbers is counted and rolled on, at most {@code depth} times. */
    default Exploded explode(IntPredicate which, int depth) {
        return Exploded.of(this, which, depth);
    }
}
