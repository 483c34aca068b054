package arbiter.dice;

import java.math.BigInteger;

/** Exact weights whose total fits into one machine word. */
final class LongCells extends Cells {

    static final int BITS = 63;

    final long[] cells;

    LongCells(int size) {
        this.cells = new long[size];
    }

    LongCells(long[] cells) {
        this.cells = cells;
    }

    @Override
    Weights kind() {
        return Weights.EXACT;
    }

    @Override
    int size() {
        return cells.length;
    }

    @Override
    Cells blank(int size) {
        return new LongCells(size);
    }

    @Override
    void set(int index, long weight) {
        cells[index] = weight;
    }

    @Override
    void add(int to, Cells from, int at, int run, long weight) {
        long[] target = cells;
        long[] source = ((LongCells) from).cells;
        for (int i = 0; i < run; i++) {
            target[to + i] += weight * source[at + i];
        }
    }

    @Override
    void add(int to, Cells from, int at, int run, Cells weights, int weight) {
        add(to, from, at, run, ((LongCells) weights).cells[weight]);
    }

    @Override
    boolean empty(int index) {
        return cells[index] == 0;
    }

    @Override
    Cells gather(int[] places) {
        long[] gathered = new long[places.length];
        for (int i = 0; i < places.length; i++) {
            gathered[i] = cells[places[i]];
        }
        return new LongCells(gathered);
    }

    @Override
    double share(int index, Cells total) {
        return (double) cells[index] / ((LongCells) total).cells[0];
    }

    @Override
    double toDouble(int index) {
        return cells[index];
    }

    @Override
    BigInteger toBig(int index) {
        return BigInteger.valueOf(cells[index]);
    }

    @Override
    long toLong(int index) {
        return cells[index];
    }

    @Override
    Cells fitted(int bits) {
        if (bits <= BITS) {
            return this;
        }
        return bits <= WideCells.BITS ? WideCells.of(cells) : new BigCells(this);
    }

    @Override
    int bits(int index) {
        return Long.SIZE - Long.numberOfLeadingZeros(cells[index]);
    }
}
