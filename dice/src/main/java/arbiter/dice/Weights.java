package arbiter.dice;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * The two kinds of weight, and the way to begin with either: {@code Weights.EXACT.die(6)} and {@code
 * Weights.FAST.die(6)} have the same methods. Exact weights are whole numbers and never rounded; fast ones are doubles.
 */
public enum Weights {
    EXACT,
    FAST;

    /** One die with that many sides. */
    public Numbers die(int sides) {
        return uniform(1, sides);
    }

    /** Every whole number from one to another, equally likely. */
    public Numbers uniform(int from, int to) {
        if (to < from) {
            throw new IllegalArgumentException("nothing lies between " + from + " and " + to);
        }
        Limits.outcomes("the range " + from + ".." + to, (long) to - from + 1);
        Cells cells = Cells.of(this, to - from + 1, Integer.SIZE);
        for (int i = 0; i < cells.size(); i++) {
            cells.set(i, 1);
        }
        return NumberTable.dense(from, cells, cells.sum());
    }

    /** The odds of a draw, of this kind. */
    public <T> Distribution<T> odds(Draw<T> draw) {
        return this == EXACT ? draw.exact() : draw.fast();
    }

    /** The odds of a draw of numbers, worked out afresh where the draw can do so. */
    Numbers numbers(Draw<Integer> draw) {
        Distribution<Integer> odds = draw instanceof Pool<Integer> pool ? pool.odds(this) : odds(draw);
        return odds instanceof Numbers numbers ? numbers : odds.numbers(Integer::intValue);
    }

    /** What happens always. */
    public <T> Distribution<T> certain(T outcome) {
        return uniform(List.of(outcome));
    }

    /** Equally likely outcomes; equal ones are merged. */
    public <T> Distribution<T> uniform(List<? extends T> outcomes) {
        Merge<T> merge = new Merge<>(outcomes.size());
        for (T outcome : outcomes) {
            merge.place(outcome);
        }
        Cells ones = Cells.of(this, 1, Integer.SIZE);
        ones.set(0, 1);
        Cells cells = ones.blank(merge.size());
        for (int i = 0; i < outcomes.size(); i++) {
            cells.add(merge.target(i), ones, 0, 1, 1);
        }
        return merge.table(cells);
    }

    /** Outcomes in the order of the map, with their chances or any numbers in the same proportion. */
    public <T> Distribution<T> weighted(Map<? extends T, Fraction> chances) {
        List<T> outcomes = new ArrayList<>();
        BigInteger common = BigInteger.ONE;
        for (Fraction chance : chances.values()) {
            common = Mixture.leastCommonMultiple(common, chance.denominator());
        }
        List<BigInteger> weights = new ArrayList<>();
        for (Map.Entry<? extends T, Fraction> entry : chances.entrySet()) {
            BigInteger weight =
                    entry.getValue().times(Fraction.of(common, BigInteger.ONE)).numerator();
            if (weight.signum() < 0) {
                throw new IllegalArgumentException(
                        "the chance of " + entry.getKey() + " is below 0: " + entry.getValue());
            }
            if (weight.signum() > 0) {
                outcomes.add(entry.getKey());
                weights.add(weight);
            }
        }
        return Table.of(outcomes, cells(weights));
    }

    /** Outcomes with chances that were measured or computed with machine numbers; always of the fast kind. */
    public static <T> Distribution<T> measured(Map<? extends T, Double> chances) {
        List<T> outcomes = new ArrayList<>(chances.keySet());
        return Table.of(
                outcomes,
                new DoubleCells(chances.values().stream()
                        .mapToDouble(Double::doubleValue)
                        .toArray()));
    }

    private Cells cells(List<BigInteger> weights) {
        if (this == EXACT) {
            return Cells.of(weights.toArray(new BigInteger[0]));
        }
        return new DoubleCells(
                weights.stream().mapToDouble(BigInteger::doubleValue).toArray());
    }
}
