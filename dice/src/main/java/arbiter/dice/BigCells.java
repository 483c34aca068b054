package arbiter.dice;

import java.math.BigInteger;
import java.util.Arrays;

/** Exact weights of any size. */
final class BigCells extends Cells {

    private final BigInteger[] cells;

    BigCells(int size) {
        cells = new BigInteger[size];
        Arrays.fill(cells, BigInteger.ZERO);
    }

    BigCells(BigInteger[] cells) {
        this.cells = cells;
    }

    BigCells(Cells narrow) {
        this(new BigInteger[narrow.size()]);
        for (int i = 0; i < cells.length; i++) {
            cells[i] = narrow.toBig(i);
        }
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
        return new BigCells(size);
    }

    @Override
    void set(int index, long weight) {
        cells[index] = BigInteger.valueOf(weight);
    }

    @Override
    void add(int to, Cells from, int at, int run, long weight) {
        add(to, (BigCells) from, at, run, BigInteger.valueOf(weight));
    }

    @Override
    void add(int to, Cells from, int at, int run, Cells weights, int weight) {
        add(to, (BigCells) from, at, run, ((BigCells) weights).cells[weight]);
    }

    private void add(int to, BigCells from, int at, int run, BigInteger weight) {
        boolean one = weight.equals(BigInteger.ONE);
        for (int i = 0; i < run; i++) {
            BigInteger cell = from.cells[at + i];
            if (cell.signum() != 0) {
                cells[to + i] = cells[to + i].add(one ? cell : cell.multiply(weight));
            }
        }
    }

    @Override
    boolean empty(int index) {
        return cells[index].signum() == 0;
    }

    @Override
    Cells gather(int[] places) {
        BigInteger[] gathered = new BigInteger[places.length];
        for (int i = 0; i < places.length; i++) {
            gathered[i] = cells[places[i]];
        }
        return new BigCells(gathered);
    }

    @Override
    double share(int index, Cells total) {
        return Fraction.of(cells[index], total.toBig(0)).toDouble();
    }

    @Override
    double toDouble(int index) {
        return cells[index].doubleValue();
    }

    @Override
    BigInteger toBig(int index) {
        return cells[index];
    }

    @Override
    Cells fitted(int bits) {
        Cells fitted = Cells.of(Weights.EXACT, cells.length, bits);
        for (int i = 0; i < cells.length; i++) {
            if (fitted instanceof LongCells words) {
                words.set(i, cells[i].longValueExact());
            } else if (fitted instanceof WideCells pairs) {
                pairs.set(i, cells[i]);
            } else {
                return this;
            }
        }
        return fitted;
    }

    @Override
    int bits(int index) {
        return cells[index].bitLength();
    }
}
