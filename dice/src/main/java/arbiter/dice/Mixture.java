package arbiter.dice;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;

/** Goes on from each outcome of one distribution with another, and merges what comes of it. */
final class Mixture {

    private Mixture() {}

    static <T, R> Table<R> of(Distribution<T> source, Function<? super T, ? extends Distribution<? extends R>> next) {
        Table<T> table = Algebra.table(source);
        List<Table<? extends R>> branches = new ArrayList<>(table.size());
        int expected = 0;
        for (int i = 0; i < table.size(); i++) {
            Table<? extends R> branch = Algebra.table(next.apply(table.outcome(i)));
            if (branch.kind() != table.kind()) {
                throw new IllegalArgumentException("exact and fast odds cannot be mixed: after " + table.outcome(i)
                        + " come " + branch.kind() + " odds, but these are " + table.kind());
            }
            branches.add(branch);
            expected = Math.addExact(expected, branch.size());
            Limits.outcomes("the mixture", expected);
        }
        Merge<R> merge = new Merge<>(expected);
        for (Table<? extends R> branch : branches) {
            for (int j = 0; j < branch.size(); j++) {
                merge.place(branch.outcome(j));
            }
        }
        return merge.table(table.kind() == Weights.FAST ? fast(table, branches, merge) : exact(table, branches, merge));
    }

    private static Cells fast(Table<?> table, List<? extends Table<?>> branches, Merge<?> merge) {
        double[] cells = new double[merge.size()];
        int next = 0;
        for (int i = 0; i < table.size(); i++) {
            Table<?> branch = branches.get(i);
            double share = table.probability(i);
            for (int j = 0; j < branch.size(); j++) {
                cells[merge.target(next++)] += share * branch.probability(j);
            }
        }
        return new DoubleCells(cells);
    }

    private static Cells exact(Table<?> table, List<? extends Table<?>> branches, Merge<?> merge) {
        BigInteger common = BigInteger.ONE;
        for (Table<?> branch : branches) {
            common = leastCommonMultiple(common, branch.total());
        }
        BigInteger[] cells = new BigInteger[merge.size()];
        Arrays.fill(cells, BigInteger.ZERO);
        int next = 0;
        for (int i = 0; i < table.size(); i++) {
            Table<?> branch = branches.get(i);
            BigInteger factor = table.weight(i).multiply(common.divide(branch.total()));
            for (int j = 0; j < branch.size(); j++) {
                int target = merge.target(next++);
                cells[target] = cells[target].add(branch.weight(j).multiply(factor));
            }
        }
        return Cells.of(cells);
    }

    static BigInteger leastCommonMultiple(BigInteger a, BigInteger b) {
        return a.equals(b) ? a : a.divide(a.gcd(b)).multiply(b);
    }
}
