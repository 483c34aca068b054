package arbiter.dice;

import java.math.BigInteger;

/** Exact weights in two words of 62 bits each, for totals just beyond one machine word. */
final class WideCells extends Cells {

    static final int BITS = 124;

    private static final int LOW_BITS = 62;
    private static final long LOW = (1L << LOW_BITS) - 1;

    private final long[] low;
    private final long[] high;

    WideCells(int size) {
        this(new long[size], new long[size]);
    }

    private WideCells(long[] low, long[] high) {
        this.low = low;
        this.high = high;
    }

    static WideCells of(long[] cells) {
        WideCells wide = new WideCells(cells.length);
        for (int i = 0; i < cells.length; i++) {
            wide.set(i, cells[i]);
        }
        return wide;
    }

    @Override
    Weights kind() {
        return Weights.EXACT;
    }

    @Override
    int size() {
        return low.length;
    }

    @Override
    Cells blank(int size) {
        return new WideCells(size);
    }

    @Override
    void set(int index, long weight) {
        low[index] = weight & LOW;
        high[index] = weight >>> LOW_BITS;
    }

    void set(int index, BigInteger weight) {
        low[index] = weight.longValue() & LOW;
        high[index] = weight.shiftRight(LOW_BITS).longValueExact();
    }

    @Override
    void add(int to, Cells from, int at, int run, long weight) {
        add(to, (WideCells) from, at, run, weight & LOW, weight >>> LOW_BITS);
    }

    @Override
    void add(int to, Cells from, int at, int run, Cells weights, int weight) {
        WideCells factor = (WideCells) weights;
        add(to, (WideCells) from, at, run, factor.low[weight], factor.high[weight]);
    }

    private void add(int to, WideCells from, int at, int run, long weightLow, long weightHigh) {
        if (weightHigh == 0) {
            addNarrow(to, from, at, run, weightLow);
        } else {
            addWide(to, from, at, run, weightLow, weightHigh);
        }
    }

    private void addNarrow(int to, WideCells from, int at, int run, long weight) {
        long[] targetLow = low;
        long[] targetHigh = high;
        long[] sourceLow = from.low;
        long[] sourceHigh = from.high;
        for (int i = 0; i < run; i++) {
            long cell = sourceLow[at + i];
            long product = cell * weight;
            long above = Math.multiplyHigh(cell, weight) << 2 | product >>> LOW_BITS;
            long sum = targetLow[to + i] + (product & LOW);
            targetHigh[to + i] += sourceHigh[at + i] * weight + above + (sum >>> LOW_BITS);
            targetLow[to + i] = sum & LOW;
        }
    }

    /** The products of high words are left out: they are zero, because no weight exceeds the total. */
    private void addWide(int to, WideCells from, int at, int run, long weightLow, long weightHigh) {
        addNarrow(to, from, at, run, weightLow);
        for (int i = 0; i < run; i++) {
            high[to + i] += from.low[at + i] * weightHigh;
        }
    }

    @Override
    boolean empty(int index) {
        return (low[index] | high[index]) == 0;
    }

    @Override
    Cells gather(int[] places) {
        WideCells gathered = new WideCells(places.length);
        for (int i = 0; i < places.length; i++) {
            gathered.low[i] = low[places[i]];
            gathered.high[i] = high[places[i]];
        }
        return gathered;
    }

    @Override
    double share(int index, Cells total) {
        return toDouble(index) / total.toDouble(0);
    }

    @Override
    double toDouble(int index) {
        return high[index] * 0x1p62 + low[index];
    }

    @Override
    BigInteger toBig(int index) {
        return BigInteger.valueOf(high[index]).shiftLeft(LOW_BITS).or(BigInteger.valueOf(low[index]));
    }

    @Override
    Cells fitted(int bits) {
        return bits <= BITS ? this : new BigCells(this);
    }

    @Override
    int bits(int index) {
        return high[index] == 0
                ? Long.SIZE - Long.numberOfLeadingZeros(low[index])
                : LOW_BITS + Long.SIZE - Long.numberOfLeadingZeros(high[index]);
    }
}
