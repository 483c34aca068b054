package arbiter.space.plane;

import java.math.BigDecimal;

/**
 * A point of the open plane in whole millimetres, so that points are exactly equal or not. x grows to the right (east),
 * y down (south). Written in metres, such as {@code 3.5,-2}.
 */
public record Point(int x, int y) {

    /** Coordinates run from -LIMIT to LIMIT: 250 km either way, so that no arithmetic here can overflow. */
    public static final int LIMIT = 250_000_000;

    public Point {
        if (Math.abs((long) x) > LIMIT || Math.abs((long) y) > LIMIT) {
            throw new IllegalArgumentException(
                    "a point at " + x + " mm, " + y + " mm is off the map: coordinates run from -250 km to 250 km");
        }
    }

    public static Point metres(int x, int y) {
        return new Point(Math.multiplyExact(x, 1000), Math.multiplyExact(y, 1000));
    }

    /** Reads metres with at most three decimals, such as {@code 3.5,-2}. */
    public static Point parse(String text) {
        String[] parts = text.split(",", -1);
        if (parts.length == 2 && isMetres(parts[0]) && isMetres(parts[1])) {
            return new Point(millimetres(parts[0]), millimetres(parts[1]));
        }
        throw new IllegalArgumentException("'" + text
                + "' is not a point: write two numbers of metres with a comma, at most three decimals, such as 3.5,-2");
    }

    private static boolean isMetres(String text) {
        return text.strip().matches("-?\\d{1,6}(\\.\\d{1,3})?");
    }

    private static int millimetres(String metres) {
        return new BigDecimal(metres.strip()).movePointRight(3).intValueExact();
    }

    /** The square of the distance, exact. */
    public long square(Point other) {
        long dx = other.x - x;
        long dy = other.y - y;
        return dx * dx + dy * dy;
    }

    /** The distance to the nearest millimetre. */
    public int distance(Point other) {
        return Exact.root(square(other));
    }

    /**
     * The point so far from here on the straight line to another, or beyond it. Millimetres are cut off toward this
     * point, so a move is never longer than asked for.
     */
    public Point toward(Point target, int length) {
        if (equals(target)) {
            throw new IllegalArgumentException("no direction leads from " + this + " to itself");
        }
        double distance = Math.sqrt((double) square(target));
        double dx = (double) (target.x - x) * length / distance;
        double dy = (double) (target.y - y) * length / distance;
        return plus((long) dx, (long) dy);
    }

    Point plus(long dx, long dy) {
        return new Point(Math.toIntExact(x + dx), Math.toIntExact(y + dy));
    }

    @Override
    public String toString() {
        return metres(x) + "," + metres(y);
    }

    private static String metres(int millimetres) {
        return new BigDecimal(millimetres).movePointLeft(3).stripTrailingZeros().toPlainString();
    }
}
