package arbiter.space.hex;

/**
 * Walks the hexes whose inside is crossed by the straight line between two hex centres, and on beyond the second.
 * Touching a corner does not count; where the line runs along the border of two hexes they come as one step, the
 * left one first. Unlike {@link HexLine} it misses no hex, so a step may lead to a hex at the same distance.
 */
public final class HexTrace {

    private final long aimQ;
    private final long aimR;
    private final long halfWidth; // how far off the line, in cross products, the farthest corner of a hex can be
    private final boolean alongBorders;
    private int q;
    private int r;
    private int otherQ;
    private int otherR;
    private boolean pair;
    private long cross; // of the present hex, relative to the start

    public HexTrace(Hex from, Hex toward) {
        if (from.equals(toward)) {
            throw new IllegalArgumentException("a line from hex " + from + " to itself has no direction");
        }
        this.aimQ = toward.q() - from.q();
        this.aimR = toward.r() - from.r();
        long first = Math.abs(aimQ - aimR);
        long second = Math.abs(2 * aimQ + aimR);
        long third = Math.abs(aimQ + 2 * aimR);
        this.halfWidth = Math.max(first, Math.max(second, third));
        this.alongBorders = first == 0 || second == 0 || third == 0;
        this.q = from.q();
        this.r = from.r();
    }

    public int q() {
        return q;
    }

    public int r() {
        return r;
    }

    /** Whether the present step is a border, with a second hex on its right. */
    public boolean isPair() {
        return pair;
    }

    public int otherQ() {
        return otherQ;
    }

    public int otherR() {
        return otherR;
    }

    /** Goes on to the next hex, or to the next two. */
    public void advance() {
        if (!alongBorders) {
            move(nearest());
        } else if (pair) {
            // the hex after a border lies ahead of both: over the border it is one step left and one step right
            HexDirection right = ahead(HexSide.RIGHT);
            q += right.q();
            r += right.r();
            pair = false;
        } else {
            HexDirection left = ahead(HexSide.LEFT);
            HexDirection right = ahead(HexSide.RIGHT);
            otherQ = q + right.q();
            otherR = r + right.r();
            q += left.q();
            r += left.r();
            pair = true;
        }
    }

    private void move(HexDirection direction) {
        q += direction.q();
        r += direction.r();
        cross += cross(direction);
    }

    /** Of the neighbours whose inside the line crosses, the one it comes to first. */
    private HexDirection nearest() {
        HexDirection nearest = HexDirection.EAST;
        long least = Long.MAX_VALUE;
        for (int sixth = 0; sixth < 6; sixth++) {
            HexDirection direction = HexDirection.number(sixth);
            long dot = dot(direction);
            if (dot > 0 && dot < least && 3 * Math.abs(cross + cross(direction)) < halfWidth) {
                nearest = direction;
                least = dot;
            }
        }
        return nearest;
    }

    /** On a line along borders: the direction half a sixth to the left or right of it. */
    private HexDirection ahead(HexSide side) {
        HexDirection best = HexDirection.EAST;
        long most = 0;
        for (int sixth = 0; sixth < 6; sixth++) {
            HexDirection direction = HexDirection.number(sixth);
            boolean onSide = side == HexSide.LEFT ? cross(direction) < 0 : cross(direction) > 0;
            if (onSide && dot(direction) > most) {
                best = direction;
                most = dot(direction);
            }
        }
        return best;
    }

    /** Positive to the right of the line. */
    private long cross(HexDirection direction) {
        return aimQ * direction.r() - aimR * direction.q();
    }

    private long dot(HexDirection direction) {
        return 2 * aimQ * direction.q() + 2 * aimR * direction.r() + aimQ * direction.r() + aimR * direction.q();
    }
}
