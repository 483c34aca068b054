package arbiter.dice;

import java.util.Arrays;

/** Options weighed exactly in machine words; throws when a number does not fit. */
final class LongOptions extends Options {

    private final Cells first;
    private final Cells second;
    private long best;
    private long bestOf = 1;
    private long[] denominators = new long[4];
    private long[] sums = new long[4];
    private int size;

    LongOptions(Cells first, Cells second) {
        super(Weights.EXACT);
        this.first = first;
        this.second = second;
    }

    @Override
    void offerSure(boolean won) {
        if (won) {
            best = 1;
            bestOf = 1;
        }
    }

    @Override
    void offer(Cells wins, int index, Cells total) {
        long weight = wins.toLong(index);
        long of = total.toLong(0);
        if (Math.multiplyExact(weight, bestOf) > Math.multiplyExact(best, of)) {
            best = weight;
            bestOf = of;
        }
    }

    @Override
    void take(int i, int j) {
        long weight = Math.multiplyExact(first.toLong(i), second.toLong(j));
        int place = place(bestOf);
        sums[place] = Math.addExact(sums[place], Math.multiplyExact(weight, best));
        best = 0;
        bestOf = 1;
    }

    private int place(long denominator) {
        for (int i = 0; i < size; i++) {
            if (denominators[i] == denominator) {
                return i;
            }
        }
        if (size == sums.length) {
            denominators = Arrays.copyOf(denominators, 2 * size);
            sums = Arrays.copyOf(sums, 2 * size);
        }
        denominators[size] = denominator;
        return size++;
    }

    @Override
    Distribution<Boolean> result(Cells firstTotal, Cells secondTotal) {
        Fraction sum = Fraction.ZERO;
        for (int i = 0; i < size; i++) {
            sum = sum.plus(Fraction.of(sums[i], denominators[i]));
        }
        return BigOptions.chance(sum, firstTotal, secondTotal);
    }
}
