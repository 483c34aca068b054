package arbiter.games.capital.move;

import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.space.plane.Path;
import arbiter.space.plane.Point;

/** A way with one turn around what is in the way: the shortest that is free, or else the one that leads furthest. */
final class PathWithOneTurn {

    private PathWithOneTurn() {}

    static Path around(CapitalState state, Combatant unit, Path straight) {
        Point here = straight.points().get(0);
        Point goal = straight.end();
        int altitude = unit.base().altitude();
        Path best = straight;
        int least = Integer.MAX_VALUE;
        for (Point corner : PathCorners.of(state, unit, MovementPath.level(straight, altitude))) {
            Path way = Path.of(here, corner, goal);
            if (way.length() < least && free(state, unit, Path.of(here, corner))) {
                int cost = free(state, unit, way) ? way.length() : way.length() + corner.distance(goal);
                if (cost < least) {
                    least = cost;
                    best = way;
                }
            }
        }
        return best;
    }

    private static boolean free(CapitalState state, Combatant unit, Path path) {
        return PathObstacles.obstacle(
                        state, unit, MovementPath.level(path, unit.base().altitude()))
                .isEmpty();
    }
}
