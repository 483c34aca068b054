package arbiter.space.hex;

import arbiter.space.Reach;
import arbiter.space.StepCosts;
import java.util.Arrays;
import java.util.Collection;
import java.util.Iterator;
import java.util.List;
import java.util.stream.LongStream;

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
        return sorted(hexes.stream().mapToLong(hex -> key(hex.q(), hex.r())));
    }

    private static HexArea sorted(LongStream keys) {
        return new HexArea(keys.sorted().distinct().toArray());
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
        return LongStream.of(keys).mapToObj(HexArea::hex).toList();
    }

    @Override
    public Iterator<Hex> iterator() {
        return hexes().iterator();
    }

    public HexArea plus(HexArea other) {
        return sorted(LongStream.concat(LongStream.of(keys), LongStream.of(other.keys)));
    }

    public HexArea minus(HexArea other) {
        return sorted(LongStream.of(keys).filter(key -> Arrays.binarySearch(other.keys, key) < 0));
    }

    /** Every hex moved by the same way. */
    public HexArea moved(Hex way) {
        return of(hexes().stream().map(hex -> hex.plus(way)).toList());
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
