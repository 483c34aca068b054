package arbiter.dice;

import java.util.Arrays;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;

/** The operations on outcomes of any type: outcomes are numbered, equal ones merged, weights moved by number. */
final class Algebra {

    private Algebra() {}

    static <T> Table<T> table(Distribution<T> distribution) {
        return (Table<T>) distribution;
    }

    static <T, R> Table<R> map(Distribution<T> source, Function<? super T, ? extends R> change) {
        Table<T> table = table(source);
        Merge<R> merge = new Merge<>(table.size());
        for (int i = 0; i < table.size(); i++) {
            merge.place(change.apply(table.outcome(i)));
        }
        return merge.table(moved(table, merge), table.total);
    }

    static <T> NumberTable numbers(Distribution<T> source, ToIntFunction<? super T> reading) {
        Table<T> table = table(source);
        int[] numbers = new int[table.size()];
        int low = Integer.MAX_VALUE;
        int high = Integer.MIN_VALUE;
        for (int i = 0; i < numbers.length; i++) {
            numbers[i] = reading.applyAsInt(table.outcome(i));
            low = Math.min(low, numbers[i]);
            high = Math.max(high, numbers[i]);
        }
        if ((long) high - low < 4L * numbers.length + 64) {
            Cells cells = table.cells.blank(high - low + 1);
            for (int i = 0; i < numbers.length; i++) {
                cells.add(numbers[i] - low, table.cells, i, 1, 1);
            }
            return NumberTable.dense(low, cells, table.total);
        }
        Table<Integer> scattered = map(source, reading::applyAsInt);
        int[] values = new int[scattered.size()];
        for (int i = 0; i < values.length; i++) {
            values[i] = scattered.outcome(i);
        }
        return NumberTable.sorted(values, scattered.cells, table.total);
    }

    static <T> Table<T> given(Distribution<T> source, Predicate<? super T> known) {
        Table<T> table = table(source);
        Merge<T> merge = new Merge<>(table.size());
        int[] places = new int[table.size()];
        for (int i = 0; i < table.size(); i++) {
            T outcome = table.outcome(i);
            if (known.test(outcome)) {
                places[merge.size()] = i;
                merge.place(outcome);
            }
        }
        Cells cells = table.cells.gather(Arrays.copyOf(places, merge.size()));
        return merge.table(cells);
    }

    static <T, U, R> Table<R> combine(
            Distribution<T> left, Distribution<U> right, BiFunction<? super T, ? super U, ? extends R> joining) {
        Table<T> first = table(left);
        Table<U> second = table(right);
        Limits.outcomes("the combination", (long) first.size() * second.size());
        Product product = Product.of(first, second);
        Merge<R> merge = new Merge<>(first.size() * second.size());
        List<U> others = second.outcomes();
        for (int i = 0; i < first.size(); i++) {
            T outcome = first.outcome(i);
            for (U other : others) {
                merge.place(joining.apply(outcome, other));
            }
        }
        Cells cells = product.first().blank(merge.size());
        int pair = 0;
        for (int i = 0; i < first.size(); i++) {
            for (int j = 0; j < second.size(); j++) {
                cells.add(merge.target(pair++), product.second(), j, 1, product.first(), i);
            }
        }
        return merge.table(cells, product.total());
    }

    private static Cells moved(Table<?> table, Merge<?> merge) {
        Cells cells = table.cells.blank(merge.size());
        for (int i = 0; i < table.size(); i++) {
            cells.add(merge.target(i), table.cells, i, 1, 1);
        }
        return cells;
    }
}
