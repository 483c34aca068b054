package arbiter.games.capital.move;

import arbiter.space.plane.Base;
import arbiter.space.plane.Path;
import arbiter.space.plane.Point;
import java.util.List;
import java.util.Optional;

/**
 * The way of one movement: straight legs over the ground with an even climb or descent. Places on it are given by the
 * length covered, in millimetres.
 */
public final class MovementPath {

    /** Units further apart in height than this do not get in each other's way. */
    private static final int CLEARANCE = 2000;

    private final Path path;
    private final int from;
    private final int to;
    private final int length;

    private MovementPath(Path path, int from, int to, int length) {
        this.path = path;
        this.from = from;
        this.to = to;
        this.length = length;
    }

    /** At one height. */
    public static MovementPath level(Path path, int altitude) {
        return new MovementPath(path, altitude, altitude, path.length());
    }

    /** With a change of height that counts: the length is that of the slope. */
    public static MovementPath sloping(Path path, int from, int to) {
        double flat = path.length();
        double climb = (double) to - from;
        return new MovementPath(path, from, to, (int) Math.round(Math.sqrt(flat * flat + climb * climb)));
    }

    /** With a change of height that costs nothing, as a hovering unit makes it. Ledger: CAP-AMB-38. */
    public static MovementPath hovering(Path path, int from, int to) {
        return new MovementPath(path, from, to, path.length());
    }

    public int length() {
        return length;
    }

    public Path path() {
        return path;
    }

    public Point at(int covered) {
        return path.at(length == 0 ? 0 : (int) ((long) covered * path.length() / length));
    }

    /** The base after so many millimetres. */
    public Base base(Base start, int covered) {
        int altitude = length == 0 ? to : from + (int) ((long) (to - from) * covered / length);
        return new Base(at(covered), start.diameter(), altitude);
    }

    public Base end(Base start) {
        return base(start, length);
    }

    public MovementPath until(int covered) {
        if (covered == length) {
            return this;
        }
        int height = length == 0 ? to : from + (int) ((long) (to - from) * covered / length);
        int flat = length == 0 ? 0 : (int) ((long) covered * path.length() / length);
        return new MovementPath(path.until(flat), from, height, covered);
    }

    /** The part from there on. */
    public MovementPath after(int covered) {
        if (covered == 0) {
            return this;
        }
        int height = length == 0 ? to : from + (int) ((long) (to - from) * covered / length);
        int flat = length == 0 ? 0 : (int) ((long) covered * path.length() / length);
        return new MovementPath(path.after(flat), height, to, length - covered);
    }

    /** Where the way turns within so many millimetres. */
    List<Point> corners(int covered) {
        if (path.points().size() <= 2) {
            return List.of();
        }
        List<Point> points = until(covered).path.points();
        return points.subList(1, Math.max(1, points.size() - 1));
    }

    /** The same way for somebody who is led along it from another place, no lower than the ground. */
    MovementPath shifted(int dx, int dy, int higher) {
        Path moved = Path.of(path.points().stream()
                .map(point -> new Point(point.x() + dx, point.y() + dy))
                .toList());
        return new MovementPath(moved, Math.max(0, from + higher), Math.max(0, to + higher), length);
    }

    /** The part of the way that runs near that height, if any does. */
    public Optional<Path> near(int altitude) {
        if (from == to) {
            return Math.abs(altitude - from) <= CLEARANCE ? Optional.of(path) : Optional.empty();
        }
        double one = (double) (altitude - CLEARANCE - from) / (to - from);
        double other = (double) (altitude + CLEARANCE - from) / (to - from);
        double enters = Math.max(0, Math.min(one, other));
        double leaves = Math.min(1, Math.max(one, other));
        if (enters > leaves) {
            return Optional.empty();
        }
        int begin = (int) (enters * path.length());
        return Optional.of(path.until((int) (leaves * path.length())).after(begin));
    }

    /** Where the way comes nearest to a base, to a tenth of a metre where it changes height. */
    int nearest(Base other) {
        if (from == to) {
            return path.nearest(other.centre());
        }
        int best = 0;
        int least = Integer.MAX_VALUE;
        for (int covered = 0; covered <= length; covered += 100) {
            int gap = base(other, covered).gap(other);
            if (gap < least) {
                least = gap;
                best = covered;
            }
        }
        return best;
    }
}
