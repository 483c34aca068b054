package arbiter.space.hex;

import arbiter.space.Reach;
import arbiter.space.StepCosts;
import java.util.Arrays;
import java.util.Collection;
import java.util.Iterator;
import java.util.List;

/** A set of hexes in reading order: an area, or a pattern of offsets that can be turned and moved. Immutable. */
public final class HexArea implements Iterable<Hex> {

    private static final HexArea EMPTY = new HexArea(new long[0]);

    private final long[] keys;

    private HexArea(long[] keys) {
        this.keys = keys;
    }

    public static HexArea empty() {
        return EMPTY;
    }

    public static HexArea of(Hex... hexes) {
        return of(Arrays.asList(hexes));
    }

    public static HexArea of(Collection<Hex> hexes) {
        long[] keys = new long[hexes.size()];
        int count = 0;
        for (Hex hex : hexes) {
            keys[count++] = key(hex.q(), hex.r());
        }
        return sorted(keys, count);
    }

    /** Areas are made all the time and mostly in reading order already, so nothing is sorted or copied without need. */
    static HexArea sorted(long[] keys, int count) {
        boolean inOrder = true;
        for (int i = 1; i < count && inOrder; i++) {
            inOrder = keys[i - 1] < keys[i];
        }
        if (inOrder) {
            return new HexArea(count == keys.length ? keys : Arrays.copyOf(keys, count));
        }
        Arrays.sort(keys, 0, count);
        int different = 1;
        for (int i = 1; i < count; i++) {
            if (keys[i] != keys[different - 1]) {
                keys[different++] = keys[i];
            }
        }
        return new HexArea(Arrays.copyOf(keys, different));
    }

    public int size() {
        return keys.length;
    }

    public boolean contains(Hex hex) {
        return contains(hex.q(), hex.r());
    }

    public boolean contains(int q, int r) {
        return Arrays.binarySearch(keys, key(q, r)) >= 0;
    }

    public List<Hex> hexes() {
        Hex[] hexes = new Hex[keys.length];
        for (int i = 0; i < keys.length; i++) {
            hexes[i] = hex(keys[i]);
        }
        return List.of(hexes);
    }

    @Override
    public Iterator<Hex> iterator() {
        return hexes().iterator();
    }

    public HexArea plus(HexArea other) {
        long[] both = Arrays.copyOf(keys, keys.length + other.keys.length);
        System.arraycopy(other.keys, 0, both, keys.length, other.keys.length);
        return sorted(both, both.length);
    }

    public HexArea minus(HexArea other) {
        long[] left = new long[keys.length];
        int count = 0;
        for (long key : keys) {
            if (Arrays.binarySearch(other.keys, key) < 0) {
                left[count++] = key;
            }
        }
        return sorted(left, count);
    }

    /** Every hex moved by the same way. */
    public HexArea moved(Hex way) {
        long[] moved = new long[keys.length];
        for (int i = 0; i < keys.length; i++) {
            Hex hex = hex(keys[i]);
            moved[i] = key(hex.q() + way.q(), hex.r() + way.r());
        }
        return sorted(moved, moved.length);
    }

    /** Turned anticlockwise around the origin by so many sixths of a circle. */
    public HexArea rotated(int sixths) {
        return of(hexes().stream().map(hex -> hex.rotated(sixths)).toList());
    }

    /** Whether one can walk from any hex of the area to any other inside it; so can nobody in an empty one. */
    public boolean connected() {
        if (keys.length == 0) {
            return false;
        }
        HexBoard board = HexBoard.of(hexes());
        return Reach.from(board, 0, Reach.UNLIMITED, StepCosts.ONE).places().length == keys.length;
    }

    /** Sorts by row, then by q, negative numbers included. */
    static long key(int q, int r) {
        return ((long) r << 32) | ((q ^ Integer.MIN_VALUE) & 0xffff_ffffL);
    }

    private static Hex hex(long key) {
        return new Hex((int) key ^ Integer.MIN_VALUE, (int) (key >> 32));
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof HexArea that && Arrays.equals(keys, that.keys);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(keys);
    }

    @Override
    public String toString() {
        return hexes().toString();
    }
}
