package arbiter.space.plane;

import java.util.List;

/** Something solid that stops sight, seen from above. Touching it is enough; who stands in or on it sees past it. */
public sealed interface Blocker {

    /** Whether a point lies in or on it. */
    boolean holds(Point point);

    /** Whether a straight line has a point in common with it, ends included. */
    boolean meets(Point from, Point to);

    /** Whether it stops sight between two points. */
    default boolean blocks(Point from, Point to) {
        return meets(from, to) && !holds(from) && !holds(to);
    }

    /** Whether nothing stops sight between two points. */
    static boolean clear(Point from, Point to, List<? extends Blocker> blockers) {
        List<? extends Blocker> near = blockers instanceof BlockerList list ? list.near(from, to, 0) : blockers;
        for (int i = 0; i < near.size(); i++) {
            if (near.get(i).blocks(from, to)) {
                return false;
            }
        }
        return true;
    }

    /** A thin straight wall. */
    record Wall(Point from, Point to) implements Blocker {

        @Override
        public boolean holds(Point point) {
            return Exact.on(from, to, point);
        }

        @Override
        public boolean meets(Point start, Point end) {
            return Exact.meet(from, to, start, end);
        }
    }

    /** Something round: a pillar, a tank, a large creature. */
    record Pillar(Point centre, int diameter) implements Blocker {

        @Override
        public boolean holds(Point point) {
            return 4 * centre.square(point) <= (long) diameter * diameter;
        }

        @Override
        public boolean meets(Point from, Point to) {
            return Exact.near(from, to, centre, diameter);
        }
    }

    /** Something with straight sides: its corners in order, three or more. */
    record Building(List<Point> corners) implements Blocker {

        public Building {
            if (corners.size() < 3) {
                throw new IllegalArgumentException(
                        "a building with " + corners.size() + " corners: it has three or more");
            }
            corners = List.copyOf(corners);
        }

        /** Sides along the axes, between two opposite corners. */
        public static Building rectangle(Point one, Point opposite) {
            return new Building(
                    List.of(one, new Point(opposite.x(), one.y()), opposite, new Point(one.x(), opposite.y())));
        }

        @Override
        public boolean holds(Point point) {
            boolean inside = false;
            for (int i = 0; i < corners.size(); i++) {
                Point a = corners.get(i);
                Point b = corners.get((i + 1) % corners.size());
                if (Exact.on(a, b, point)) {
                    return true;
                }
                // a ray to the right crosses this side if its ends lie above and below, and the side lies to the right
                boolean spans = (a.y() > point.y()) != (b.y() > point.y());
                if (spans && (Exact.cross(a, b, point) > 0) == (b.y() > a.y())) {
                    inside = !inside;
                }
            }
            return inside;
        }

        @Override
        public boolean meets(Point from, Point to) {
            for (int i = 0; i < corners.size(); i++) {
                if (Exact.meet(corners.get(i), corners.get((i + 1) % corners.size()), from, to)) {
                    return true;
                }
            }
            return holds(from);
        }
    }
}
