package arbiter.space;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The borders between places of one board. Immutable; each direction of a border is kept on its own. */
public final class Borders {

    private static final Borders NONE = new Borders(new long[0], List.of());

    private final long[] passages;
    private final List<Border> borders;

    private Borders(long[] passages, List<Border> borders) {
        this.passages = passages;
        this.borders = borders;
    }

    public static Borders none() {
        return NONE;
    }

    /** With this border in both directions; replaces what was there. */
    public Borders with(int a, int b, Border border) {
        return withOneWay(a, b, border).withOneWay(b, a, border);
    }

    /** With this border for those who go from one place to the other, as stairs that cost only on the way up. */
    public Borders withOneWay(int from, int to, Border border) {
        if (from == to || from < 0 || to < 0) {
            throw new IllegalArgumentException("no border between place " + from + " and place " + to
                    + ": it needs two different places, numbered from 0");
        }
        int at = Arrays.binarySearch(passages, passage(from, to));
        List<Border> changed = new ArrayList<>(borders);
        if (at >= 0) {
            changed.set(at, border);
            return new Borders(passages, List.copyOf(changed));
        }
        int gap = -at - 1;
        long[] longer = Arrays.copyOf(passages, passages.length + 1);
        System.arraycopy(passages, gap, longer, gap + 1, passages.length - gap);
        longer[gap] = passage(from, to);
        changed.add(gap, border);
        return new Borders(longer, List.copyOf(changed));
    }

    /** Without any border between the two, in either direction: a wall came down. */
    public Borders without(int a, int b) {
        return withoutOneWay(a, b).withoutOneWay(b, a);
    }

    private Borders withoutOneWay(int from, int to) {
        int at = Arrays.binarySearch(passages, passage(from, to));
        if (at < 0) {
            return this;
        }
        List<Border> fewer = new ArrayList<>(borders);
        fewer.remove(at);
        long[] shorter = Arrays.copyOf(passages, passages.length - 1);
        System.arraycopy(passages, at + 1, shorter, at, shorter.length - at);
        return new Borders(shorter, List.copyOf(fewer));
    }

    public int cost(int from, int to) {
        int at = Arrays.binarySearch(passages, passage(from, to));
        return at < 0 ? 0 : borders.get(at).cost();
    }

    public boolean blocksMoves(int from, int to) {
        int at = Arrays.binarySearch(passages, passage(from, to));
        return at >= 0 && borders.get(at).blocksMoves();
    }

    public boolean blocksSight(int from, int to) {
        int at = Arrays.binarySearch(passages, passage(from, to));
        return at >= 0 && borders.get(at).blocksSight();
    }

    private static long passage(int from, int to) {
        return ((long) from << 32) | to;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Borders that && Arrays.equals(passages, that.passages) && borders.equals(that.borders);
    }

    @Override
    public int hashCode() {
        return 31 * Arrays.hashCode(passages) + borders.hashCode();
    }
}
