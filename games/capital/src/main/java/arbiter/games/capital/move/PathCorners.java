package arbiter.games.capital.move;

import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.space.plane.Blocker;
import arbiter.space.plane.Facing;
import arbiter.space.plane.Point;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** The points around solid things and other units at which a unit can turn to get past them. */
final class PathCorners {

    private static final int ROOM = 100;
    private static final int FULL_TURN = 360;
    private static final int EIGHTH = 45;
    /** A search over all corners of a town would take seconds; ways that lead far from the goal are not found. */
    private static final int MOST = 600;

    private PathCorners() {}

    /**
     * Around everything solid, and around the units that stop it on that way; of a great many, those where the way there
     * and on to its end is shortest.
     */
    static List<Point> around(CapitalState state, Combatant unit, MovementPath course) {
        int needed = unit.base().diameter() / 2 + ROOM;
        List<Point> corners = new ArrayList<>();
        for (Blocker blocker : state.blockers()) {
            if (blocker instanceof Blocker.Pillar pillar) {
                ring(pillar.centre(), pillar.diameter() / 2 + needed, corners);
            } else if (blocker instanceof Blocker.Wall wall) {
                beyond(wall.from(), Facing.toward(wall.to(), wall.from()), needed, corners);
                beyond(wall.to(), Facing.toward(wall.from(), wall.to()), needed, corners);
            } else {
                outside(blocker, needed, corners);
            }
        }
        aroundUnits(state, unit, course, needed, corners);
        if (corners.size() <= MOST) {
            return corners;
        }
        Point here = unit.base().centre();
        Point goal = course.path().end();
        return corners.stream()
                .sorted(Comparator.comparingInt(corner -> here.distance(corner) + corner.distance(goal)))
                .filter(corner -> PathObstacles.hasRoom(state, unit, corner))
                .limit(MOST)
                .toList();
    }

    private static void ring(Point centre, int distance, List<Point> corners) {
        for (int degrees = 0; degrees < FULL_TURN; degrees += EIGHTH) {
            corners.add(new Facing(degrees).ahead(centre, distance));
        }
    }

    /** To both sides of the end of a wall. */
    private static void beyond(Point end, Facing onward, int needed, List<Point> corners) {
        corners.add(onward.turned(EIGHTH).ahead(end, 3 * needed / 2));
        corners.add(onward.turned(-EIGHTH).ahead(end, 3 * needed / 2));
    }

    /** Around whatever stops the unit on that way. */
    static List<Point> of(CapitalState state, Combatant unit, MovementPath course) {
        int needed = unit.base().diameter() / 2 + ROOM;
        List<Point> corners = new ArrayList<>();
        for (Blocker blocker :
                SolidObstacles.near(state.blockers(), course.path(), unit.base().diameter())) {
            if (!SolidObstacles.stops(blocker, course.path(), unit.base().diameter())) {
                continue;
            }
            if (blocker instanceof Blocker.Pillar pillar) {
                around(unit, pillar.centre(), pillar.diameter() / 2 + needed, corners);
            } else {
                outside(blocker, needed, corners);
            }
        }
        aroundUnits(state, unit, course, needed, corners);
        return corners;
    }

    private static void outside(Blocker blocker, int needed, List<Point> corners) {
        Point middle = middle(blocker);
        for (Point point : points(blocker)) {
            // a square corner needs more room than a side
            corners.add(middle.toward(point, middle.distance(point) + 3 * needed / 2));
        }
    }

    private static void aroundUnits(
            CapitalState state, Combatant unit, MovementPath course, int needed, List<Point> corners) {
        for (Combatant other : state.units()) {
            if (PathObstacles.stops(state, unit, other, course) && !state.isUnknown(unit, other)) {
                around(unit, other.base().centre(), other.base().diameter() / 2 + needed, corners);
            }
        }
    }

    /** To the left and to the right of something round. */
    private static void around(Combatant unit, Point centre, int distance, List<Point> corners) {
        Point here = unit.base().centre();
        if (!here.equals(centre)) {
            Facing ahead = Facing.toward(here, centre);
            corners.add(ahead.turned(90).ahead(centre, distance));
            corners.add(ahead.turned(-90).ahead(centre, distance));
        }
    }

    static Point middle(Blocker blocker) {
        if (blocker instanceof Blocker.Pillar pillar) {
            return pillar.centre();
        }
        long x = 0;
        long y = 0;
        List<Point> points = points(blocker);
        for (Point point : points) {
            x += point.x();
            y += point.y();
        }
        return new Point((int) (x / points.size()), (int) (y / points.size()));
    }

    /** How far it reaches from its middle. */
    static int extent(Blocker blocker) {
        if (blocker instanceof Blocker.Pillar pillar) {
            return pillar.diameter() / 2;
        }
        if (blocker instanceof Blocker.Wall) {
            return 0;
        }
        Point middle = middle(blocker);
        int extent = 0;
        for (Point point : points(blocker)) {
            extent = Math.max(extent, middle.distance(point));
        }
        return extent;
    }

    /** The ends of a wall, the corners of a building. */
    static List<Point> points(Blocker blocker) {
        return blocker instanceof Blocker.Wall wall
                ? List.of(wall.from(), wall.to())
                : ((Blocker.Building) blocker).corners();
    }
}
