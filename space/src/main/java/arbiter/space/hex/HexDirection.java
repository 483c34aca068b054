package arbiter.space.hex;

/** The six directions of a hex grid with pointed tops, anticlockwise on the screen, starting east. */
public enum HexDirection {
    EAST(1, 0),
    NORTH_EAST(1, -1),
    NORTH_WEST(0, -1),
    WEST(-1, 0),
    SOUTH_WEST(-1, 1),
    SOUTH_EAST(0, 1);

    static final int COUNT = 6;

    private static final HexDirection[] ALL = values();
    private static final HexDirection[] BY_STEP = new HexDirection[9];

    static {
        for (HexDirection direction : ALL) {
            BY_STEP[3 * direction.q + direction.r + 4] = direction;
        }
    }

    private final int q;
    private final int r;

    HexDirection(int q, int r) {
        this.q = q;
        this.r = r;
    }

    /** Number 0 is east; any whole number will do, 6 is east again: made for a die. */
    public static HexDirection number(int sixth) {
        return ALL[Math.floorMod(sixth, 6)];
    }

    /** The direction of the step from a hex to its neighbour. */
    public static HexDirection of(int q, int r) {
        if (Math.abs(q) <= 1 && Math.abs(r) <= 1 && q != r) {
            return BY_STEP[3 * q + r + 4];
        }
        throw new IllegalArgumentException(q + "," + r + " is no step to a neighbouring hex");
    }

    public int q() {
        return q;
    }

    public int r() {
        return r;
    }

    /** Turned anticlockwise by so many sixths of a circle; negative turns clockwise. */
    public HexDirection turned(int sixths) {
        return number(ordinal() + sixths);
    }

    public HexDirection opposite() {
        return turned(3);
    }
}
