package arbiter.dice;

/** Sums of independent whole numbers. */
final class Sums {

    private Sums() {}

    static NumberTable plus(NumberTable left, NumberTable right) {
        if (sparse(left) || sparse(right)) {
            return Algebra.numbers(Algebra.combine(left, right, Math::addExact), Integer::intValue);
        }
        NumberTable rows = left.size() <= right.size() ? left : right;
        NumberTable run = rows == left ? right : left;
        Limits.outcomes("the sum", rows.span() + run.span());
        Product product = Product.of(rows, run);
        Limits.work(
                "the sum", (double) rows.size() * run.span(), product.total().bits(0));
        int width = (int) run.span();
        Cells from = spread(run, product.second());
        Cells sum = from.blank((int) (rows.span() + run.span() - 1));
        for (int i = 0; i < rows.size(); i++) {
            sum.add(rows.number(i) - rows.lowest(), from, 0, width, product.first(), i);
        }
        return NumberTable.dense(Math.addExact(rows.lowest(), run.lowest()), sum, product.total());
    }

    /** The sum of {@code times} rolls: equal dice by a recurrence, others by doubling. */
    static NumberTable repeat(NumberTable roll, int times) {
        if (times < 0) {
            throw new IllegalArgumentException("a roll is repeated 0 times or more, not " + times);
        }
        if (times == 0) {
            return (NumberTable) roll.kind().uniform(0, 0);
        }
        if (roll.span() == roll.size() && evenly(roll)) {
            NumberTable sum = EqualDice.sum(roll.kind(), times, roll.size());
            return (NumberTable) sum.plus(Math.multiplyExact(times, roll.lowest() - 1));
        }
        NumberTable half = times == 1 ? roll : repeat(roll, times / 2);
        NumberTable even = times == 1 ? roll : plus(half, half);
        return times > 1 && times % 2 == 1 ? plus(even, roll) : even;
    }

    private static boolean evenly(NumberTable roll) {
        for (int i = 0; i < roll.size(); i++) {
            if (roll.cells.toDouble(i) != 1) {
                return false;
            }
        }
        return true;
    }

    private static boolean sparse(NumberTable table) {
        return table.span() > 8L * table.size() + 64;
    }

    private static Cells spread(NumberTable run, Cells cells) {
        if (run.span() == run.size()) {
            return cells;
        }
        Cells spread = cells.blank((int) run.span());
        for (int i = 0; i < run.size(); i++) {
            spread.add(run.number(i) - run.lowest(), cells, i, 1, 1);
        }
        return spread;
    }
}
