package arbiter.dice;

import java.math.BigInteger;
import java.util.Arrays;

/** Weights as doubles: the fast kind. */
final class DoubleCells extends Cells {

    final double[] cells;

    DoubleCells(int size) {
        this(new double[size]);
    }

    DoubleCells(double[] cells) {
        this.cells = cells;
    }

    /** The nearest doubles to exact weights. */
    static DoubleCells of(Cells exact) {
        double[] cells = new double[exact.size()];
        for (int i = 0; i < cells.length; i++) {
            cells[i] = exact.toDouble(i);
        }
        return new DoubleCells(cells);
    }

    @Override
    Weights kind() {
        return Weights.FAST;
    }

    @Override
    int size() {
        return cells.length;
    }

    @Override
    Cells blank(int size) {
        return new DoubleCells(size);
    }

    @Override
    void set(int index, long weight) {
        cells[index] = weight;
    }

    @Override
    void add(int to, Cells from, int at, int run, long weight) {
        add(to, ((DoubleCells) from).cells, at, run, weight);
    }

    @Override
    void add(int to, Cells from, int at, int run, Cells weights, int weight) {
        add(to, ((DoubleCells) from).cells, at, run, ((DoubleCells) weights).cells[weight]);
    }

    private void add(int to, double[] from, int at, int run, double weight) {
        double[] target = cells;
        for (int i = 0; i < run; i++) {
            target[to + i] += weight * from[at + i];
        }
    }

    @Override
    void addFaces(Cells from, int start, int end, int longer, int[] shifts, int[] weights) {
        Blend.add(cells, ((DoubleCells) from).cells, start, longer, shifts, weights);
    }

    /** The same as for any cells, but a loop over plain numbers is several times as fast. */
    @Override
    int[] occupied() {
        double[] row = cells;
        int[] places = new int[row.length];
        int count = 0;
        for (int i = 0; i < row.length; i++) {
            places[count] = i;
            count += row[i] == 0 ? 0 : 1;
        }
        return count == places.length ? places : Arrays.copyOf(places, count);
    }

    @Override
    boolean empty(int index) {
        return cells[index] == 0;
    }

    @Override
    Cells gather(int[] places) {
        double[] gathered = new double[places.length];
        for (int i = 0; i < places.length; i++) {
            gathered[i] = cells[places[i]];
        }
        return new DoubleCells(gathered);
    }

    @Override
    double share(int index, Cells total) {
        return cells[index] / ((DoubleCells) total).cells[0];
    }

    @Override
    double toDouble(int index) {
        return cells[index];
    }

    @Override
    BigInteger toBig(int index) {
        throw new UnsupportedOperationException(
                "the fast kind has no exact weights: ask for its probability, or for the exact kind");
    }

    @Override
    Cells fitted(int bits) {
        return this;
    }

    @Override
    int bits(int index) {
        return Math.max(0, Math.getExponent(cells[index]) + 1);
    }

    /** The same proportions with a total of one. */
    DoubleCells normalised(double total) {
        double[] scaled = new double[cells.length];
        for (int i = 0; i < scaled.length; i++) {
            scaled[i] = cells[i] / total;
        }
        return new DoubleCells(scaled);
    }
}
