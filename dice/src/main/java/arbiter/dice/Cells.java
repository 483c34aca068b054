package arbiter.dice;

import java.math.BigInteger;
import java.util.Arrays;

/**
 * A row of weights in one arithmetic, chosen once from the largest number that can occur: doubles for the fast kind,
 * machine words, pairs of words or big integers for the exact one. Algorithms are written once, over this.
 */
abstract sealed class Cells permits DoubleCells, LongCells, WideCells, BigCells {

    /** Cells that hold any number of that many bits. */
    static Cells of(Weights kind, int size, int bits) {
        if (kind == Weights.FAST) {
            return new DoubleCells(size);
        }
        if (bits <= LongCells.BITS) {
            return new LongCells(size);
        }
        return bits <= WideCells.BITS ? new WideCells(size) : new BigCells(size);
    }

    /** Exact cells with these weights. */
    static Cells of(BigInteger[] weights) {
        BigInteger total = BigInteger.ZERO;
        for (BigInteger weight : weights) {
            total = total.add(weight);
        }
        return new BigCells(weights).fitted(total.bitLength());
    }

    abstract Weights kind();

    abstract int size();

    /** Empty cells of the same arithmetic. */
    abstract Cells blank(int size);

    abstract void set(int index, long weight);

    /** Adds {@code run} neighbouring cells of another row, each times a small weight. */
    abstract void add(int to, Cells from, int at, int run, long weight);

    /** Adds {@code run} neighbouring cells of another row, each times one cell of a third. */
    abstract void add(int to, Cells from, int at, int run, Cells weights, int weight);

    abstract boolean empty(int index);

    /**
     * Adds what another row holds from start to end once for every face of a die, each time shifted and weighed, up to
     * {@code longer}. Around that the other row is empty, at least as far as a face shifts.
     */
    void addFaces(Cells from, int start, int end, int longer, int[] shifts, int[] weights) {
        for (int i = 0; i < shifts.length; i++) {
            add(start + shifts[i], from, start, end - start, weights[i]);
        }
    }

    /** The places that are not empty, ascending. */
    int[] occupied() {
        int[] places = new int[size()];
        int count = 0;
        for (int i = 0; i < places.length; i++) {
            places[count] = i;
            count += empty(i) ? 0 : 1;
        }
        return Arrays.copyOf(places, count);
    }

    /** The cells at these places, in that order. */
    abstract Cells gather(int[] places);

    /** The nearest double to the cell's share of a total in the same arithmetic. */
    abstract double share(int index, Cells total);

    abstract double toDouble(int index);

    abstract BigInteger toBig(int index);

    /** The cell as a machine word; refused when it does not fit. */
    long toLong(int index) {
        return toBig(index).longValueExact();
    }

    /** The same numbers in the arithmetic that holds any number of that many bits. */
    abstract Cells fitted(int bits);

    /** The bits that the largest cell may have. */
    abstract int bits(int index);

    Cells sum() {
        return sum(0, size());
    }

    Cells sum(int from, int to) {
        Cells sum = blank(1);
        for (int i = from; i < to; i++) {
            sum.add(0, this, i, 1, 1);
        }
        return sum;
    }
}
