package arbiter.space.zone;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/**
 * A rectangle of squares, each a zone with up to eight neighbours, numbered row by row: x grows to the right, y down.
 * Neighbours come in the same order. A line holds every square whose inside it crosses; a corner does not count.
 */
public final class SquareZones implements Zones {

    private static final int LARGEST_SIDE = 1000;

    private final int width;
    private final int height;
    private final int[][] neighbours;
    /** Where each square lies: distances are asked for all the time, and dividing is slow. */
    private final int[] columns;

    private final int[] rows;

    private SquareZones(int width, int height) {
        if (width < 1 || height < 1 || width > LARGEST_SIDE || height > LARGEST_SIDE) {
            throw new IllegalArgumentException(
                    "a board of " + width + " by " + height + " squares: each side is from 1 to " + LARGEST_SIDE);
        }
        this.width = width;
        this.height = height;
        this.neighbours = new int[width * height][];
        this.columns = new int[neighbours.length];
        this.rows = new int[neighbours.length];
        for (int zone = 0; zone < neighbours.length; zone++) {
            columns[zone] = zone % width;
            rows[zone] = zone / width;
        }
        for (int zone = 0; zone < neighbours.length; zone++) {
            neighbours[zone] = around(zone);
        }
    }

    public static SquareZones of(int width, int height) {
        return new SquareZones(width, height);
    }

    private int[] around(int zone) {
        List<Integer> around = new ArrayList<>(8);
        for (int y = y(zone) - 1; y <= y(zone) + 1; y++) {
            for (int x = x(zone) - 1; x <= x(zone) + 1; x++) {
                if (contains(x, y) && y * width + x != zone) {
                    around.add(y * width + x);
                }
            }
        }
        return around.stream().mapToInt(Integer::intValue).toArray();
    }

    public int width() {
        return width;
    }

    public int height() {
        return height;
    }

    public int x(int zone) {
        return columns[zone];
    }

    public int y(int zone) {
        return rows[zone];
    }

    public boolean contains(int x, int y) {
        return x >= 0 && y >= 0 && x < width && y < height;
    }

    /** The number of a square of this board. */
    public int zone(int x, int y) {
        if (!contains(x, y)) {
            throw new IllegalArgumentException("square " + x + "," + y + " is not on this board: it runs from 0,0 to "
                    + (width - 1) + "," + (height - 1));
        }
        return y * width + x;
    }

    /** The square so far to the right and down, empty beyond the rim. */
    public OptionalInt step(int zone, int right, int down) {
        int x = x(zone) + right;
        int y = y(zone) + down;
        return contains(x, y) ? OptionalInt.of(y * width + x) : OptionalInt.empty();
    }

    /** Whether the zone lies at the rim of the board. */
    public boolean isRim(int zone) {
        return neighbours[zone].length < 8;
    }

    @Override
    public int size() {
        return neighbours.length;
    }

    @Override
    public int degree(int place) {
        return neighbours[place].length;
    }

    @Override
    public int neighbour(int place, int which) {
        return neighbours[place][which];
    }

    @Override
    public int distance(int from, int to) {
        return Math.max(Math.abs(x(to) - x(from)), Math.abs(y(to) - y(from)));
    }

    @Override
    public List<ZoneLine> lines(int from, int through, int reach) {
        List<int[]> steps = new ArrayList<>();
        if (from != through) {
            SquareTrace trace = new SquareTrace(x(from), y(from), x(through), y(through));
            trace.advance();
            while (contains(trace.x(), trace.y()) && distance(from, trace.y() * width + trace.x()) <= reach) {
                steps.add(new int[] {trace.y() * width + trace.x()});
                trace.advance();
            }
        }
        return List.of(ZoneLine.of(from, steps));
    }

    @Override
    public boolean clear(int from, int to, ZoneSight sight) {
        SquareTrace trace = new SquareTrace(x(from), y(from), x(to), y(to));
        int zone = from;
        while (zone != to) {
            trace.advance();
            int next = trace.y() * width + trace.x();
            if (next != to && sight.blocks(next) || sight.blocksBetween(zone, next)) {
                return false;
            }
            zone = next;
        }
        return true;
    }

    @Override
    public String text(int zone) {
        return x(zone) + "," + y(zone);
    }

    @Override
    public String name(int zone) {
        return CellName.of(x(zone), y(zone));
    }

    @Override
    public OptionalInt find(String text) {
        String[] parts = text.split(",", -1);
        if (parts.length != 2 || !parts[0].matches("\\d{1,4}") || !parts[1].matches("\\d{1,4}")) {
            return CellName.find(text, (x, y) -> contains(x, y) ? OptionalInt.of(y * width + x) : OptionalInt.empty());
        }
        int x = Integer.parseInt(parts[0]);
        int y = Integer.parseInt(parts[1]);
        return contains(x, y) ? OptionalInt.of(y * width + x) : OptionalInt.empty();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof SquareZones that && width == that.width && height == that.height;
    }

    @Override
    public int hashCode() {
        return 31 * width + height;
    }
}
