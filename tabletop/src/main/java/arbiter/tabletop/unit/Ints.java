package arbiter.tabletop.unit;

import java.util.Arrays;

/** A row of whole numbers that never changes, compared by value: an array for parts. */
public final class Ints {

    private static final int[] NONE = {};

    public static final Ints EMPTY = new Ints(NONE);

    private int[] values;

    /** For reading a saved table. */
    private Ints() {
        this(NONE);
    }

    private Ints(int[] values) {
        this.values = values;
    }

    public static Ints of(int... values) {
        return new Ints(values.clone());
    }

    /** So many zeros. */
    public static Ints zeros(int count) {
        return new Ints(new int[count]);
    }

    public int size() {
        return values.length;
    }

    public int get(int place) {
        return values[place];
    }

    /** The same row with another number at that place. */
    public Ints with(int place, int value) {
        if (values[place] == value) {
            return this;
        }
        int[] changed = values.clone();
        changed[place] = value;
        return new Ints(changed);
    }

    /** The same row with more numbers at its end. */
    public Ints and(int... more) {
        int[] longer = Arrays.copyOf(values, values.length + more.length);
        System.arraycopy(more, 0, longer, values.length, more.length);
        return new Ints(longer);
    }

    public int sum() {
        int sum = 0;
        for (int value : values) {
            sum += value;
        }
        return sum;
    }

    @Override
    public boolean equals(Object other) {
        return other == this || other instanceof Ints that && Arrays.equals(values, that.values);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(values);
    }

    @Override
    public String toString() {
        return Arrays.toString(values);
    }
}
