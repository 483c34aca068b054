package arbiter.dice;

/** The highest or lowest of n equal dice: for the face f, the rolls that show no more than f and f at least once. */
final class OneKept {

    private OneKept() {}

    static NumberTable of(Weights kind, int dice, int sides, boolean highest) {
        int bits = Limits.bits(sides, dice);
        String what = dice + "d" + sides;
        Limits.rolls(what, bits);
        Limits.outcomes(what, sides);
        Limits.work(what, (double) dice * sides, bits);
        if (kind == Weights.EXACT && bits > LongCells.BITS) {
            int others = dice - 1;
            return OrderStatistics.of((NumberTable) kind.die(sides), dice, highest ? others : 0, highest ? 0 : others);
        }
        Cells cells = kind == Weights.FAST
                ? new DoubleCells(doubles(dice, sides, highest))
                : new LongCells(longs(dice, sides, highest));
        return NumberTable.dense(1, cells, EqualDice.power(cells, sides, dice));
    }

    /** f^n - (f-1)^n, die by die and without a subtraction. */
    private static double[] doubles(int dice, int sides, boolean highest) {
        double[] ways = new double[sides];
        for (int face = 1; face <= sides; face++) {
            double shown = 0;
            double lower = 1;
            for (int die = 0; die < dice; die++) {
                shown = face * shown + lower;
                lower *= face - 1;
            }
            ways[highest ? face - 1 : sides - face] = shown;
        }
        return ways;
    }

    private static long[] longs(int dice, int sides, boolean highest) {
        long[] ways = new long[sides];
        for (int face = 1; face <= sides; face++) {
            long shown = 0;
            long lower = 1;
            for (int die = 0; die < dice; die++) {
                shown = face * shown + lower;
                lower *= face - 1;
            }
            ways[highest ? face - 1 : sides - face] = shown;
        }
        return ways;
    }
}
