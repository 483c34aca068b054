package arbiter.space.hex;

import java.util.ArrayList;
import java.util.List;

/** The areas that rules lay on the board: blasts, rings, cones and lines. */
public final class HexTemplate {

    /** Areas are lists of hexes; whoever needs a larger one asks for distances. */
    public static final int LARGEST = 500;

    private HexTemplate() {}

    /** All hexes up to this far from the centre. */
    public static HexArea blast(Hex centre, int radius) {
        check(radius, 0);
        Hex[] hexes = new Hex[1 + 3 * radius * (radius + 1)];
        int count = 0;
        for (int r = -radius; r <= radius; r++) {
            for (int q = Math.max(-radius, -radius - r); q <= Math.min(radius, radius - r); q++) {
                hexes[count++] = new Hex(centre.q() + q, centre.r() + r);
            }
        }
        return HexArea.of(hexes);
    }

    /** The hexes at exactly this distance, from due east anticlockwise. */
    public static List<Hex> ring(Hex centre, int radius) {
        check(radius, 0);
        if (radius == 0) {
            return List.of(centre);
        }
        List<Hex> ring = new ArrayList<>(6 * radius);
        Hex hex = centre.plus(HexDirection.EAST, radius);
        for (int side = 0; side < 6; side++) {
            for (int step = 0; step < radius; step++) {
                ring.add(hex);
                hex = hex.neighbour(HexDirection.number(side + 2));
            }
        }
        return List.copyOf(ring);
    }

    /** All hexes but the apex, up to this far from it, whose centre lies in the cone that opens toward a hex. */
    public static HexArea cone(Hex apex, Hex toward, int length, ConeWidth width) {
        if (apex.equals(toward)) {
            throw new IllegalArgumentException("a cone from hex " + apex + " toward itself: aim it at another hex");
        }
        Hex aim = toward.minus(apex);
        List<Hex> hexes = new ArrayList<>();
        for (Hex hex : blast(apex, length)) {
            int q = hex.q() - apex.q();
            int r = hex.r() - apex.r();
            if ((q != 0 || r != 0) && width.covers(q, r, aim.q(), aim.r())) {
                hexes.add(hex);
            }
        }
        return HexArea.of(hexes);
    }

    public static HexArea cone(Hex apex, HexDirection direction, int length, ConeWidth width) {
        return cone(apex, apex.neighbour(direction), length, width);
    }

    /**
     * So many hexes of the line that begins at a hex and runs toward another, and as many parallel lines on either side
     * as the breadth says: 0 for a plain line, 1 for one three hexes wide.
     */
    public static HexArea line(Hex first, Hex toward, int length, int breadth, HexSide side) {
        check(length, 1);
        check(breadth, 0);
        if (first.equals(toward)) {
            throw new IllegalArgumentException("a line from hex " + first + " toward itself: aim it at another hex");
        }
        HexLine middle = HexLine.between(first, toward);
        Hex aim = toward.minus(first);
        HexDirection left = across(aim, 1);
        HexDirection right = across(aim, -1);
        long[] keys = new long[length * (1 + 2 * breadth)];
        int count = 0;
        for (int step = 0; step < length; step++) {
            int q = middle.q(step, side);
            int r = middle.r(step, side);
            keys[count++] = HexArea.key(q, r);
            for (int shift = 1; shift <= breadth; shift++) {
                keys[count++] = HexArea.key(q + shift * left.q(), r + shift * left.r());
                keys[count++] = HexArea.key(q + shift * right.q(), r + shift * right.r());
            }
        }
        return HexArea.sorted(keys, count);
    }

    /** The direction most nearly at right angles to the aim, on its left (1) or right (-1); of two, the one further back. */
    private static HexDirection across(Hex aim, int turn) {
        HexDirection best = HexDirection.EAST;
        long bestCross = 0;
        long bestAhead = 0;
        for (HexDirection direction : HexDirection.values()) {
            long cross = turn * ((long) aim.r() * direction.q() - (long) aim.q() * direction.r());
            long ahead = 2L * aim.q() * direction.q()
                    + 2L * aim.r() * direction.r()
                    + (long) aim.q() * direction.r()
                    + (long) aim.r() * direction.q();
            if (cross > bestCross || cross == bestCross && ahead < bestAhead) {
                best = direction;
                bestCross = cross;
                bestAhead = ahead;
            }
        }
        return best;
    }

    private static void check(int size, int least) {
        if (size < least || size > LARGEST) {
            throw new IllegalArgumentException("an area of size " + size + ": it is from " + least + " to " + LARGEST);
        }
    }
}
