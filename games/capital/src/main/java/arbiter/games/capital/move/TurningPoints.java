package arbiter.games.capital.move;

import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.space.plane.Blocker;
import arbiter.space.plane.Facing;
import arbiter.space.plane.Point;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** The points at which the shortest ways of a unit can turn: close around every corner and everybody it knows of. */
final class TurningPoints {

    private static final int MOST = 90;
    private static final int FULL_TURN = 360;
    private static final int APART = 30;
    /** A straight way from point to point of a ring needs this much more room than the ring's radius, in percent. */
    private static final int WIDER = 104;

    private static final int ROOM = 20;

    private TurningPoints() {}

    /** The nearest ones that the unit could be at, no further than so many millimetres away. */
    static List<Point> of(CapitalState state, Combatant unit, int furthest) {
        int half = unit.base().diameter() / 2;
        List<Point> points = new ArrayList<>();
        Point here = unit.base().centre();
        int beside = furthest + 2 * (half * WIDER / 100 + ROOM);
        for (Blocker blocker : state.blockers().near(here, here, beside)) {
            if (blocker instanceof Blocker.Pillar pillar) {
                ring(pillar.centre(), pillar.diameter() / 2 + half, points);
            } else {
                PathCorners.points(blocker).forEach(corner -> ring(corner, half, points));
            }
        }
        for (Combatant other : state.units()) {
            if (other != unit && other.present() && !state.isUnknown(unit, other)) {
                ring(other.base().centre(), other.base().diameter() / 2 + half, points);
            }
        }
        return points.stream()
                .filter(point -> here.distance(point) <= furthest)
                .sorted(Comparator.comparingInt(here::distance)
                        .thenComparing(Point::x)
                        .thenComparing(Point::y))
                .filter(point -> PathObstacles.hasRoom(state, unit, point))
                .distinct()
                .limit(MOST)
                .toList();
    }

    private static void ring(Point centre, int radius, List<Point> points) {
        int distance = radius * WIDER / 100 + ROOM;
        for (int degrees = 0; degrees < FULL_TURN; degrees += APART) {
            points.add(new Facing(degrees).ahead(centre, distance));
        }
    }
}
