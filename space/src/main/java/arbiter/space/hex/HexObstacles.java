package arbiter.space.hex;

/** What stands in the way of sight on a hex grid: hexes that are filled, and walls on the edges between hexes. */
@FunctionalInterface
public interface HexObstacles {

    boolean fills(int q, int r);

    /** A wall on this side of the hex; must answer the same when asked from the neighbour. */
    default boolean divides(int q, int r, HexDirection side) {
        return false;
    }
}
