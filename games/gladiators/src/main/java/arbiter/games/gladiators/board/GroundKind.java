package arbiter.games.gladiators.board;

/**
 * What lies on a hex besides walls: what it takes off a Direct attack on somebody behind it, and how well one can hide in
 * it. Ledger: GG-HIT-14, GG-HID-1.
 */
public enum GroundKind {
    WATER(0, 0),
    LIGHT_UNDERGROWTH(0, 1),
    THICK_UNDERGROWTH(0, 2),
    HALF_COVER(1, 0),
    THREE_QUARTER_COVER(2, 1),
    NEARLY_FULL_COVER(3, 2);

    private final int cover;
    private final int concealment;

    GroundKind(int cover, int concealment) {
        this.cover = cover;
        this.concealment = concealment;
    }

    /** How much harder a Direct attack hits who is behind it: 1 for half, 2 for 75 %, 3 for 90 %. */
    public int cover() {
        return cover;
    }

    /** The concealment of who hides in or behind it; 0 where one cannot. */
    public int concealment() {
        return concealment;
    }
}
