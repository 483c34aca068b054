package arbiter.space.hex;

import java.util.Arrays;
import java.util.stream.LongStream;

/** Filled hexes and walls on edges, as a value. A wall belongs to both hexes it divides. Immutable. */
public final class HexWalls implements HexObstacles {

    private static final HexWalls NONE = new HexWalls(HexArea.empty(), new long[0]);

    private final HexArea filled;
    private final long[] edges;

    private HexWalls(HexArea filled, long[] edges) {
        this.filled = filled;
        this.edges = edges;
    }

    public static HexWalls none() {
        return NONE;
    }

    /** With these hexes filled as well. */
    public HexWalls filling(HexArea area) {
        return new HexWalls(filled.plus(area), edges);
    }

    /** With these hexes empty: a wall was breached there. */
    public HexWalls clearing(HexArea area) {
        return new HexWalls(filled.minus(area), edges);
    }

    /** With a wall on one side of a hex. */
    public HexWalls dividing(Hex hex, HexDirection side) {
        LongStream more = LongStream.concat(LongStream.of(edges), LongStream.of(edge(hex.q(), hex.r(), side)));
        return new HexWalls(filled, more.sorted().distinct().toArray());
    }

    /** Without the wall on one side of a hex. */
    public HexWalls opening(Hex hex, HexDirection side) {
        long gone = edge(hex.q(), hex.r(), side);
        return new HexWalls(
                filled, LongStream.of(edges).filter(edge -> edge != gone).toArray());
    }

    public HexArea filled() {
        return filled;
    }

    @Override
    public boolean fills(int q, int r) {
        return filled.contains(q, r);
    }

    @Override
    public boolean divides(int q, int r, HexDirection side) {
        return Arrays.binarySearch(edges, edge(q, r, side)) >= 0;
    }

    /** One number for an edge, the same from both hexes: of its two names the one that looks east or north counts. */
    private static long edge(int q, int r, HexDirection side) {
        return side.ordinal() < 3
                ? HexArea.key(q, r) * 4 + side.ordinal()
                : HexArea.key(q + side.q(), r + side.r()) * 4 + side.ordinal() - 3;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof HexWalls that && filled.equals(that.filled) && Arrays.equals(edges, that.edges);
    }

    @Override
    public int hashCode() {
        return 31 * filled.hashCode() + Arrays.hashCode(edges);
    }
}
