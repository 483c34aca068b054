package arbiter.dice;

import java.util.List;

/**
 * The chance to win for somebody who sees two independent results and then goes on in the best way. The ways are
 * weighed once for every pair of different results, not for every roll.
 */
public final class BestChance {

    /** Offers every way to go on from two results; asked again with the same results, it offers the same. */
    @FunctionalInterface
    public interface Decision<A, B> {
        void offer(A first, B second, Options options);
    }

    private BestChance() {}

    /** Whether the one who decides wins. */
    public static <A, B> Distribution<Boolean> of(
            Distribution<A> first, Distribution<B> second, Decision<? super A, ? super B> decision) {
        Table<A> left = Algebra.table(first);
        Table<B> right = Algebra.table(second);
        Product.requireSameKind(left, right);
        if (left.kind() == Weights.FAST) {
            return played(left, right, decision, new FastOptions(left.cells, right.cells));
        }
        try {
            return played(left, right, decision, new LongOptions(left.cells, right.cells));
        } catch (ArithmeticException wordTooSmall) {
            return played(left, right, decision, new BigOptions(left.cells, right.cells));
        }
    }

    private static <A, B> Distribution<Boolean> played(
            Table<A> left, Table<B> right, Decision<? super A, ? super B> decision, Options options) {
        List<B> seconds = right.outcomes();
        for (int i = 0; i < left.size(); i++) {
            A first = left.outcome(i);
            for (int j = 0; j < right.size(); j++) {
                B second = seconds.get(j);
                decision.offer(first, second, options);
                options.decide(first, second);
                options.take(i, j);
            }
        }
        return options.result(left.total, right.total);
    }
}
