package arbiter.space.hex;

import java.util.List;

/**
 * A place on a hex grid, or the way from one place to another, in axial coordinates: q grows to the east, r to the
 * south-east. Hexes are ordered as they are read: by row r, then by q.
 */
public record Hex(int q, int r) implements Comparable<Hex> {

    /** Coordinates run from -LIMIT to LIMIT, so that no arithmetic here can overflow. */
    public static final int LIMIT = 20_000;

    public static final Hex ORIGIN = new Hex(0, 0);

    public Hex {
        if (Math.abs((long) q) > LIMIT || Math.abs((long) r) > LIMIT) {
            throw new IllegalArgumentException(
                    "hex " + q + "," + r + " is off the map: coordinates run from " + -LIMIT + " to " + LIMIT);
        }
    }

    /** Written out because it is asked all the time, and the one that records have is slower. */
    @Override
    public boolean equals(Object other) {
        return other instanceof Hex that && q == that.q && r == that.r;
    }

    @Override
    public int hashCode() {
        return 31 * q + r;
    }

    /** Reads the text form, such as {@code 3,-2}. */
    public static Hex parse(String text) {
        String[] parts = text.split(",", -1);
        try {
            if (parts.length == 2) {
                return new Hex(Integer.parseInt(parts[0].strip()), Integer.parseInt(parts[1].strip()));
            }
        } catch (NumberFormatException notANumber) {
            throw notAHex(text, notANumber);
        }
        throw notAHex(text, null);
    }

    private static IllegalArgumentException notAHex(String text, Exception cause) {
        return new IllegalArgumentException(
                "'" + text + "' is not a hex: write two whole numbers with a comma, such as 3,-2", cause);
    }

    public static int distance(int q1, int r1, int q2, int r2) {
        int q = q2 - q1;
        int r = r2 - r1;
        return Math.max(Math.abs(q + r), Math.max(Math.abs(q), Math.abs(r)));
    }

    /** Steps from here to there. */
    public int distance(Hex other) {
        return distance(q, r, other.q, other.r);
    }

    /** Range to something higher or lower by so many hexes: the larger of the two distances. */
    public int distance(Hex other, int climb) {
        return Math.max(distance(other), Math.abs(climb));
    }

    public Hex neighbour(HexDirection direction) {
        return new Hex(q + direction.q(), r + direction.r());
    }

    /** The six neighbours, east first, anticlockwise. */
    public List<Hex> neighbours() {
        Hex[] all = new Hex[HexDirection.COUNT];
        for (int i = 0; i < all.length; i++) {
            all[i] = neighbour(HexDirection.number(i));
        }
        return List.of(all);
    }

    public Hex plus(Hex way) {
        return new Hex(q + way.q, r + way.r);
    }

    public Hex minus(Hex start) {
        return new Hex(q - start.q, r - start.r);
    }

    /** So many steps straight on in one direction. */
    public Hex plus(HexDirection direction, int steps) {
        return new Hex(q + direction.q() * steps, r + direction.r() * steps);
    }

    /** Turned anticlockwise around the origin by so many sixths of a circle. */
    public Hex rotated(int sixths) {
        return switch (Math.floorMod(sixths, 6)) {
            case 0 -> this;
            case 1 -> new Hex(q + r, -q);
            case 2 -> new Hex(r, -q - r);
            case 3 -> new Hex(-q, -r);
            case 4 -> new Hex(-q - r, q);
            default -> new Hex(-r, q + r);
        };
    }

    @Override
    public int compareTo(Hex other) {
        return r != other.r ? Integer.compare(r, other.r) : Integer.compare(q, other.q);
    }

    @Override
    public String toString() {
        return q + "," + r;
    }
}
