package arbiter.space.plane;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/**
 * The outline of a part of the plane of which one can only ask whether a point belongs to it: marching squares over a
 * grid, with every crossing found to the precision asked for. Details smaller than a step of the grid may be missed.
 */
public final class Outline {

    /** Where the outline is thought to cross an edge, from the end that belongs to the one that does not. */
    @FunctionalInterface
    public interface Guess {

        Point between(Point in, Point out);
    }

    private final PlaneGrid grid;
    private final boolean[] inside;
    private final Predicate<Point> belongs;
    private final Guess guess;
    private final int precision;
    /** From the crossing where a piece of the outline begins to the one where it ends. */
    private final Map<Integer, Integer> pieces = new HashMap<>();

    private Outline(PlaneGrid grid, boolean[] inside, Predicate<Point> belongs, Guess guess, int precision) {
        this.grid = grid;
        this.inside = inside;
        this.belongs = belongs;
        this.guess = guess;
        this.precision = precision;
    }

    /**
     * Closed rings, clockwise around what belongs and anticlockwise around holes. {@code inside} says of each point of
     * the grid, row by row, whether it belongs; nothing on the rim of the grid may. A good guess spares questions, a bad
     * one costs a few.
     */
    public static List<List<Point>> rings(
            PlaneGrid grid, boolean[] inside, Predicate<Point> belongs, Guess guess, int precision) {
        return new Outline(grid, inside, belongs, guess, precision).rings();
    }

    private static Point middle(Point one, Point other) {
        return new Point((one.x() + other.x()) / 2, (one.y() + other.y()) / 2);
    }

    private List<List<Point>> rings() {
        for (int row = 0; row + 1 < grid.rows(); row++) {
            for (int column = 0; column + 1 < grid.columns(); column++) {
                square(column, row);
            }
        }
        List<List<Point>> rings = new ArrayList<>();
        for (int first = 0; !pieces.isEmpty(); first++) {
            if (pieces.containsKey(first)) {
                rings.add(Simplified.ring(ring(first), precision));
            }
        }
        rings.removeIf(ring -> ring.size() < 3);
        return rings;
    }

    private List<Point> ring(int first) {
        List<Point> ring = new ArrayList<>();
        Integer edge = first;
        while (edge != null && pieces.containsKey(edge)) {
            ring.add(crossing(edge));
            edge = pieces.remove(edge);
        }
        return ring;
    }

    /** The pieces through one square, with what belongs on their right; in doubt its two corners are apart. */
    private void square(int column, int row) {
        int corners =
                bit(column, row, 1) | bit(column + 1, row, 2) | bit(column + 1, row + 1, 4) | bit(column, row + 1, 8);
        int north = edge(column, row, false);
        int south = edge(column, row + 1, false);
        int west = edge(column, row, true);
        int east = edge(column + 1, row, true);
        switch (corners) {
            case 1 -> pieces.put(north, west);
            case 2 -> pieces.put(east, north);
            case 3 -> pieces.put(east, west);
            case 4 -> pieces.put(south, east);
            case 5 -> {
                pieces.put(north, west);
                pieces.put(south, east);
            }
            case 6 -> pieces.put(south, north);
            case 7 -> pieces.put(south, west);
            case 8 -> pieces.put(west, south);
            case 9 -> pieces.put(north, south);
            case 10 -> {
                pieces.put(east, north);
                pieces.put(west, south);
            }
            case 11 -> pieces.put(east, south);
            case 12 -> pieces.put(west, east);
            case 13 -> pieces.put(north, east);
            case 14 -> pieces.put(west, north);
            default -> {}
        }
    }

    private int bit(int column, int row, int value) {
        return inside[row * grid.columns() + column] ? value : 0;
    }

    /** The number of the edge that leads east, or down, from a point of the grid. */
    private int edge(int column, int row, boolean down) {
        return (row * grid.columns() + column) * 2 + (down ? 1 : 0);
    }

    /** The last point on that edge that belongs, seen from the end that does. */
    private Point crossing(int edge) {
        int place = edge / 2;
        int column = place % grid.columns();
        int row = place / grid.columns();
        boolean down = edge % 2 == 1;
        Point one = grid.at(column, row);
        Point other = grid.at(down ? column : column + 1, down ? row + 1 : row);
        Stretch stretch = new Stretch(inside[place] ? one : other, inside[place] ? other : one);
        Point guessed = guess.between(stretch.in, stretch.out);
        stretch.halveAt(towards(guessed, stretch.in));
        stretch.halveAt(towards(guessed, stretch.out));
        while (stretch.length() > precision) {
            stretch.halveAt(middle(stretch.in, stretch.out));
        }
        return stretch.in;
    }

    /** So far from the point that both of its neighbours are as close as asked for. */
    private Point towards(Point from, Point to) {
        int step = precision / 2;
        return new Point(
                from.x() + Integer.signum(to.x() - from.x()) * step,
                from.y() + Integer.signum(to.y() - from.y()) * step);
    }

    /** A part of an edge from a point that belongs to one that does not. */
    private final class Stretch {

        private Point in;
        private Point out;

        private Stretch(Point in, Point out) {
            this.in = in;
            this.out = out;
        }

        private int length() {
            return distance(in, out);
        }

        /** Ends at that point instead, if it lies between the ends. */
        private void halveAt(Point at) {
            if (distance(in, at) == 0 || distance(in, at) + distance(at, out) != length() || distance(at, out) == 0) {
                return;
            }
            if (belongs.test(at)) {
                in = at;
            } else {
                out = at;
            }
        }

        private static int distance(Point one, Point other) {
            return Math.abs(one.x() - other.x()) + Math.abs(one.y() - other.y());
        }
    }
}
