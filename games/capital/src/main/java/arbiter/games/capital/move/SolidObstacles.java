package arbiter.games.capital.move;

import arbiter.games.capital.unit.CapitalState;
import arbiter.space.plane.Area;
import arbiter.space.plane.Base;
import arbiter.space.plane.Blocker;
import arbiter.space.plane.BlockerList;
import arbiter.space.plane.Path;
import arbiter.space.plane.Point;
import arbiter.space.plane.Scenery;
import java.util.List;
import java.util.Optional;

/** Solid things in the way of a base that moves: it needs room for its whole breadth. */
final class SolidObstacles {

    private SolidObstacles() {}

    /** What stops a base of that diameter on that way, by its name. */
    static Optional<String> inTheWay(CapitalState state, Path path, int diameter) {
        List<Blocker> near = near(state.blockers(), path, diameter);
        for (int i = 0; i < near.size(); i++) {
            if (stops(near.get(i), path, diameter)) {
                return Optional.of(name(state, near.get(i)));
            }
        }
        return Optional.empty();
    }

    /** Those that a base of that diameter can come up against on that way. */
    static List<Blocker> near(BlockerList blockers, Path path, int diameter) {
        return blockers.near(path.points(), diameter);
    }

    private static String name(CapitalState state, Blocker blocker) {
        for (Scenery thing : state.scenery()) {
            if (thing.shape().equals(blocker)) {
                return thing.inWords();
            }
        }
        if (blocker instanceof Blocker.Wall) {
            return "a wall";
        }
        return blocker instanceof Blocker.Pillar ? "a pillar" : "a building";
    }

    /** Who stands in it can leave it; who is squeezed against it can go along it. */
    static boolean stops(Blocker blocker, Path path, int diameter) {
        int breadth = Math.max(0, diameter - 2 * Base.TOLERANCE);
        if (!hitsAny(blocker, path, breadth)) {
            return false;
        }
        Point start = path.points().get(0);
        if (blocker.holds(start)) {
            return false;
        }
        boolean squeezed = hits(blocker, start, start, breadth);
        return !squeezed || hitsAny(blocker, path, 0);
    }

    /** Whether a base of that diameter stands clear of all of them. */
    static boolean hasRoom(BlockerList blockers, Point place, int diameter) {
        int breadth = Math.max(0, diameter - 2 * Base.TOLERANCE);
        List<Blocker> near = blockers.near(place, place, diameter);
        for (int i = 0; i < near.size(); i++) {
            if (!farFrom(near.get(i), place, place, breadth) && hits(near.get(i), place, place, breadth)) {
                return false;
            }
        }
        return true;
    }

    private static boolean hitsAny(Blocker blocker, Path path, int breadth) {
        List<Point> points = path.points();
        for (int i = 0; i + 1 < points.size(); i++) {
            Point from = points.get(i);
            Point to = points.get(i + 1);
            if (!farFrom(blocker, from, to, breadth) && hits(blocker, from, to, breadth)) {
                return true;
            }
        }
        return false;
    }

    /** Altogether on one side of the leg, beyond its breadth: a quick answer for most legs. */
    private static boolean farFrom(Blocker blocker, Point from, Point to, int breadth) {
        if (blocker instanceof Blocker.Pillar pillar) {
            long reach = from.distance(to) + (long) pillar.diameter() + breadth;
            return from.square(pillar.centre()) > reach * reach;
        }
        List<Point> points = PathCorners.points(blocker);
        int left = 0;
        int right = 0;
        int above = 0;
        int below = 0;
        for (int i = 0; i < points.size(); i++) {
            Point point = points.get(i);
            left += point.x() < Math.min(from.x(), to.x()) - breadth ? 1 : 0;
            right += point.x() > Math.max(from.x(), to.x()) + breadth ? 1 : 0;
            above += point.y() < Math.min(from.y(), to.y()) - breadth ? 1 : 0;
            below += point.y() > Math.max(from.y(), to.y()) + breadth ? 1 : 0;
        }
        return Math.max(Math.max(left, right), Math.max(above, below)) == points.size();
    }

    private static boolean hits(Blocker blocker, Point from, Point to, int breadth) {
        if (blocker.meets(from, to)) {
            return true;
        }
        if (blocker instanceof Blocker.Pillar pillar) {
            return new Area.Strip(from, to, breadth + pillar.diameter()).covers(pillar.centre());
        }
        if (blocker instanceof Blocker.Wall wall) {
            return close(from, to, wall.from(), wall.to(), breadth);
        }
        List<Point> corners = ((Blocker.Building) blocker).corners();
        for (int i = 0; i < corners.size(); i++) {
            if (close(from, to, corners.get(i), corners.get((i + 1) % corners.size()), breadth)) {
                return true;
            }
        }
        return false;
    }

    /** Whether two straight lines that do not meet come within half the breadth of each other. */
    private static boolean close(Point from, Point to, Point one, Point other, int breadth) {
        Area.Strip way = new Area.Strip(from, to, breadth);
        Area.Strip side = new Area.Strip(one, other, breadth);
        return way.covers(one) || way.covers(other) || side.covers(from) || side.covers(to);
    }
}
