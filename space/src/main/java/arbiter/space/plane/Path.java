package arbiter.space.plane;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/**
 * A way in straight legs from point to point. Places on it are given by the length walked, in whole millimetres; each
 * leg is as long as its distance to the nearest millimetre. Immutable.
 */
public final class Path {

    private static final int LONGEST = 4 * Point.LIMIT;

    private final List<Point> points;
    private final int[] ends; // length walked at each point

    private Path(List<Point> points) {
        this.points = points;
        this.ends = new int[points.size()];
        for (int i = 1; i < ends.length; i++) {
            long end = (long) ends[i - 1] + points.get(i - 1).distance(points.get(i));
            if (end > LONGEST) {
                throw new IllegalArgumentException("a path longer than " + LONGEST + " mm: give it fewer legs");
            }
            ends[i] = (int) end;
        }
    }

    /** Through these points in order; a single point is a path of no length. */
    public static Path of(List<Point> points) {
        if (points.isEmpty()) {
            throw new IllegalArgumentException("a path without points: it needs at least where it starts");
        }
        return new Path(List.copyOf(points));
    }

    public static Path of(Point... points) {
        return of(List.of(points));
    }

    public List<Point> points() {
        return points;
    }

    public int length() {
        return ends[ends.length - 1];
    }

    public Point end() {
        return points.get(points.size() - 1);
    }

    /** The point reached after this length; millimetres are cut off toward the start of the leg. */
    public Point at(int length) {
        int leg = leg(length);
        if (length == ends[leg]) {
            return points.get(leg);
        }
        return points.get(leg).toward(points.get(leg + 1), length - ends[leg]);
    }

    /** The last leg that begins at or before this length, or the end point. */
    private int leg(int length) {
        if (length < 0 || length > length()) {
            throw new IllegalArgumentException(
                    "a place " + length + " mm along a path: this one runs from 0 to " + length() + " mm");
        }
        int leg = ends.length - 1;
        while (ends[leg] > length) {
            leg--;
        }
        return leg;
    }

    /** The lengths at the start, after every stride, and at the end. */
    public int[] strides(int stride) {
        if (stride < 1) {
            throw new IllegalArgumentException("strides of " + stride + " mm: they are 1 or longer");
        }
        int whole = (length() + stride - 1) / stride;
        return IntStream.rangeClosed(0, whole)
                .map(i -> (int) Math.min(length(), (long) i * stride))
                .toArray();
    }

    /** The length at which the path comes nearest to a point; of several, the first. */
    public int nearest(Point point) {
        int best = 0;
        for (int leg = 0; leg + 1 < ends.length; leg++) {
            int candidate = nearestOnLeg(leg, point);
            if (at(candidate).square(point) < at(best).square(point)) {
                best = candidate;
            }
        }
        return best;
    }

    private int nearestOnLeg(int leg, Point point) {
        Point from = points.get(leg);
        Point to = points.get(leg + 1);
        long square = from.square(to);
        if (square == 0) {
            return ends[leg];
        }
        double share = Math.min(1, Math.max(0, (double) Exact.dot(from, to, point) / square));
        int guess = ends[leg] + (int) (share * (ends[leg + 1] - ends[leg]));
        int best = guess;
        for (int near = Math.max(ends[leg], guess - 2); near <= Math.min(ends[leg + 1], guess + 2); near++) {
            long improvement = at(best).square(point) - at(near).square(point);
            if (improvement > 0 || improvement == 0 && near < best) {
                best = near;
            }
        }
        return best;
    }

    /** Whether a base of this diameter would pass through another on the way, overlapping it. */
    public boolean crosses(int diameter, Base other) {
        long least = (long) diameter + other.diameter() - 2 * Base.TOLERANCE;
        return least > 0 && passes(other.centre(), least);
    }

    private boolean passes(Point centre, long doubled) {
        for (int leg = 0; leg < ends.length; leg++) {
            Point to = points.get(Math.min(leg + 1, ends.length - 1));
            if (Exact.near(points.get(leg), to, centre, doubled)) {
                return true;
            }
        }
        return false;
    }

    /** The length at which a base of this diameter first comes into contact with another, if it does. */
    public OptionalInt firstContact(int diameter, Base other) {
        if (Base.at(points.get(0), diameter).touches(other)) {
            return OptionalInt.of(0);
        }
        for (int leg = 0; leg + 1 < ends.length; leg++) {
            int nearest = nearestOnLeg(leg, other.centre());
            if (Base.at(at(nearest), diameter).touches(other)) {
                return OptionalInt.of(approach(ends[leg], nearest, diameter, other));
            }
        }
        return OptionalInt.empty();
    }

    /** Halves the stretch from a place without contact to one with it. */
    private int approach(int apart, int touching, int diameter, Base other) {
        int low = apart;
        int high = touching;
        while (high - low > 1) {
            int middle = low + (high - low) / 2;
            if (Base.at(at(middle), diameter).touches(other)) {
                high = middle;
            } else {
                low = middle;
            }
        }
        return high;
    }

    /** The part up to this length. */
    public Path until(int length) {
        List<Point> part = new ArrayList<>(points.subList(0, leg(length) + 1));
        if (ends[leg(length)] < length) {
            part.add(at(length));
        }
        return new Path(List.copyOf(part));
    }

    /** The part from this length on: what is left of an interrupted move. */
    public Path after(int length) {
        List<Point> part = new ArrayList<>(points.subList(leg(length) + 1, points.size()));
        part.add(0, at(length));
        return new Path(List.copyOf(part));
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Path that && points.equals(that.points);
    }

    @Override
    public int hashCode() {
        return points.hashCode();
    }

    @Override
    public String toString() {
        return points.toString();
    }
}
