package arbiter.dice;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;

/** The one form of a distribution: a packed number per outcome, read only when asked for, beside its weight. */
sealed class Table<T> implements Distribution<T> permits NumberTable {

    final int[] keys;
    final Cells cells;
    final Cells total;
    private final Weights kind;
    private final IntFunction<? extends T> reading;

    Table(int[] keys, IntFunction<? extends T> reading, Cells cells, Cells total) {
        if (total.empty(0)) {
            throw new IllegalArgumentException("nothing is left that could happen");
        }
        this.kind = cells.kind();
        this.keys = keys;
        this.reading = reading;
        this.cells = cells;
        this.total = total;
    }

    static <T> Table<T> of(List<? extends T> outcomes, Cells cells) {
        List<T> copy = List.copyOf(outcomes);
        return new Table<>(numbered(copy.size()), copy::get, cells, cells.sum());
    }

    /** Keeps the cells that are not empty; their places are the keys. */
    static <T> Table<T> packed(Cells dense, Cells total, IntFunction<? extends T> reading) {
        int[] places = dense.occupied();
        return new Table<>(places, reading, dense.gather(places), total);
    }

    static int[] numbered(int size) {
        int[] keys = new int[size];
        for (int i = 0; i < size; i++) {
            keys[i] = i;
        }
        return keys;
    }

    @Override
    public Weights kind() {
        return kind;
    }

    @Override
    public int size() {
        return keys.length;
    }

    @Override
    public T outcome(int index) {
        return reading.apply(keys[index]);
    }

    @Override
    public double probability(int index) {
        return cells.share(index, total);
    }

    @Override
    public BigInteger weight(int index) {
        return cells.toBig(index);
    }

    @Override
    public BigInteger total() {
        return total.toBig(0);
    }

    /** Every outcome, read once. */
    List<T> outcomes() {
        List<T> outcomes = new ArrayList<>(size());
        for (int i = 0; i < size(); i++) {
            outcomes.add(outcome(i));
        }
        return outcomes;
    }

    /** Equal kinds, outcomes and chances; neither the order nor a common factor of the weights matters. */
    @Override
    public boolean equals(Object other) {
        return other instanceof Table<?> that
                && kind() == that.kind()
                && size() == that.size()
                && chances().equals(that.chances());
    }

    @Override
    public int hashCode() {
        int hash = 0;
        for (int i = 0; i < size(); i++) {
            hash += outcome(i).hashCode();
        }
        return hash;
    }

    private Map<T, Object> chances() {
        Map<T, Object> chances = new HashMap<>();
        for (int i = 0; i < size(); i++) {
            chances.put(
                    outcome(i), kind() == Weights.EXACT ? Fraction.of(weight(i), total()) : (Object) probability(i));
        }
        return chances;
    }

    @Override
    public String toString() {
        List<String> parts = new ArrayList<>();
        for (int i = 0; i < Math.min(size(), 20); i++) {
            parts.add(outcome(i) + ": " + probability(i));
        }
        return parts + (size() > 20 ? " and " + (size() - 20) + " more" : "");
    }
}
