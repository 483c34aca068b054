package arbiter.games.capital.move;

import arbiter.kernel.Option;
import arbiter.kernel.Pointer;
import arbiter.space.plane.Path;
import arbiter.space.plane.Point;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Supplier;

/**
 * A way to go, named by the points it leads through and, for flyers, the height it ends at: {@code 3,4; 5,4 @2}. If it
 * is the beginning of a free way to an enemy, it says how many millimetres are left.
 */
public record PathOption(MovementPath course, Optional<Integer> height, OptionalInt left, Supplier<String> why)
        implements Option {

    private static final int MILLIMETRES = 1000;

    /** Not going anywhere. */
    static PathOption stay(Point here) {
        return new PathOption(
                MovementPath.level(Path.of(here), 0), Optional.empty(), OptionalInt.empty(), () -> "Stay here");
    }

    /** Where the way ends. */
    public Point end() {
        return course.path().end();
    }

    @Override
    public String id() {
        if (declines()) {
            return "stay";
        }
        List<Point> points = course.path().points();
        StringBuilder id = new StringBuilder();
        for (int i = points.size() == 1 ? 0 : 1; i < points.size(); i++) {
            id.append(id.isEmpty() ? "" : "; ").append(points.get(i));
        }
        height.ifPresent(
                up -> id.append(" @").append(new Point(up, 0).toString().split(",")[0]));
        return id.toString();
    }

    @Override
    public String text() {
        return declines() ? why.get() : why.get() + " (" + length() + "m)";
    }

    /** A hair that makes contact is not nothing. */
    private String length() {
        int tenths = Math.max(1, course.length() / (MILLIMETRES / 10));
        return tenths / 10 + "." + tenths % 10;
    }

    @Override
    public Optional<Pointer> pointer() {
        return Optional.of(new Pointer.Place(end().toString()));
    }

    @Override
    public boolean declines() {
        return course.length() == 0;
    }
}
