package arbiter.space.plane;

/**
 * The round base a unit stands on: its centre, its diameter and how high it stands, all in millimetres. Distances run
 * from edge to edge, heights included. Comparisons are exact.
 */
public record Base(Point centre, int diameter, int altitude) {

    /** Bases no further apart than this are in contact; by this much or more inside one another they overlap. */
    public static final int TOLERANCE = 50;

    private static final int LARGEST_DIAMETER = 2 * Point.LIMIT;
    private static final int FARTHEST = 4 * Point.LIMIT;

    public Base {
        if (diameter < 0 || diameter > LARGEST_DIAMETER) {
            throw new IllegalArgumentException(
                    "a base of " + diameter + " mm: the diameter is from 0 to " + LARGEST_DIAMETER);
        }
        if (Math.abs((long) altitude) > Point.LIMIT) {
            throw new IllegalArgumentException(
                    "an altitude of " + altitude + " mm: it is from " + -Point.LIMIT + " to " + Point.LIMIT);
        }
    }

    /** On the ground. */
    public static Base at(Point centre, int diameter) {
        return new Base(centre, diameter, 0);
    }

    public Base movedTo(Point place) {
        return new Base(place, diameter, altitude);
    }

    public Base risenTo(int height) {
        return new Base(centre, diameter, height);
    }

    /** Whether the other is at most so many millimetres away, edge to edge. */
    public boolean within(Base other, int reach) {
        if (reach < 0 || reach > FARTHEST) {
            throw new IllegalArgumentException("a reach of " + reach + " mm: it is from 0 to " + FARTHEST);
        }
        // all lengths doubled, so that radii are whole numbers
        long radii = (long) diameter + other.diameter;
        long climb = 2L * (other.altitude - altitude);
        long flat = 4L * reach * reach - climb * climb; // square of how far it reaches at that height
        if (flat < 0) {
            return false;
        }
        long apart = 4 * centre.square(other.centre) - radii * radii;
        long excess = apart - flat;
        return apart <= 0 || excess <= 0 || Exact.atMost(excess, excess, 4 * radii * radii, flat);
    }

    /** The distance from edge to edge to the nearest millimetre, to be shown; rules ask {@link #within}. */
    public int gap(Base other) {
        double flat = Math.sqrt((double) centre.square(other.centre)) - ((double) diameter + other.diameter) / 2;
        double across = Math.max(0, flat);
        double climb = (double) other.altitude - altitude;
        return (int) Math.round(Math.sqrt(across * across + climb * climb));
    }

    /** Base contact, seen from above: heights do not matter. */
    public boolean touches(Base other) {
        long most = (long) diameter + other.diameter + 2 * TOLERANCE;
        return 4 * centre.square(other.centre) <= most * most;
    }

    /** Whether one stands inside the other, seen from above, by the tolerance or more. */
    public boolean overlaps(Base other) {
        long least = (long) diameter + other.diameter - 2 * TOLERANCE;
        return least > 0 && 4 * centre.square(other.centre) <= least * least;
    }
}
