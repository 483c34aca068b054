package arbiter.dice;

import java.math.BigInteger;

/** The sum of n equal dice, numbered from 1: each count from a few before it, and the upper half is a mirror image. */
final class EqualDice {

    /** Beyond so many sides the recurrence in doubles loses digits, and exact counts are not slower. */
    private static final int MANY_SIDES = 100;

    private EqualDice() {}

    static NumberTable sum(Weights kind, int count, int sides) {
        String what = count + "d" + sides;
        long span = (long) count * (sides - 1) + 1;
        int bits = Limits.bits(sides, count);
        Limits.rolls(what, bits);
        Limits.outcomes(what, span);
        Limits.work(what, (double) span * Math.min(sides, MANY_SIDES) / 2, 0);
        Limits.work(what, (double) span * 4, bits);
        Cells total = kind == Weights.EXACT && bits > LongCells.BITS
                ? new BigCells(new BigInteger[] {BigInteger.valueOf(sides).pow(count)}).fitted(bits)
                : power(Cells.of(kind, 1, bits), sides, count);
        return NumberTable.dense(count, weights(kind, count, sides, bits), total);
    }

    private static Cells weights(Weights kind, int count, int sides, int bits) {
        if (kind == Weights.FAST) {
            return sides > MANY_SIDES
                    ? DoubleCells.of(weights(Weights.EXACT, count, sides, bits))
                    : new DoubleCells(recurrence(count, sides));
        }
        return bits <= LongCells.BITS ? new LongCells(windows(count, sides)) : LimbDice.sum(count, sides, bits);
    }

    /** One cell with a power of a small number. */
    static Cells power(Cells cell, long base, int exponent) {
        Cells power = cell.blank(1);
        power.set(0, 1);
        for (int i = 0; i < exponent; i++) {
            power.add(0, power, 0, 1, base - 1);
        }
        return power;
    }

    /** From P' p = n P p' for P = p^n: k a[k] is the sum over j of ((n + 1) j - k) a[k - j]. */
    private static double[] recurrence(int count, int sides) {
        int last = count * (sides - 1);
        double[] ways = new double[last + 1];
        ways[0] = 1;
        ways[last] = 1;
        for (int k = 1; k <= last / 2; k++) {
            double sum = 0;
            for (int j = Math.min(sides - 1, k); j >= 1; j--) {
                sum += ((count + 1.0) * j - k) * ways[k - j];
            }
            ways[k] = sum / k;
            ways[last - k] = ways[k];
        }
        return ways;
    }

    /** Die by die, each count is the one before plus the cell that enters the window minus the one that leaves it. */
    private static long[] windows(int count, int sides) {
        int last = count * (sides - 1);
        long[] ways = new long[last + 1];
        ways[0] = 1;
        for (int die = 1; die <= count; die++) {
            long[] next = new long[last + 1];
            long window = 0;
            for (int k = 0; k <= die * (sides - 1); k++) {
                window += ways[k] - (k >= sides ? ways[k - sides] : 0);
                next[k] = window;
            }
            ways = next;
        }
        return ways;
    }
}
