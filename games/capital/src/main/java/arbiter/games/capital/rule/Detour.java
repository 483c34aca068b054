package arbiter.games.capital.rule;

import arbiter.games.capital.state.CapitalState;
import arbiter.games.capital.state.Combatant;
import arbiter.space.plane.Path;
import arbiter.space.plane.Point;

/** A way with one turn around what is in the way: the shortest that is free, or else the one that leads furthest. */
final class Detour {

    private Detour() {}

    static Path around(CapitalState state, Combatant unit, Path straight) {
        Point here = straight.points().get(0);
        Point goal = straight.end();
        int altitude = unit.base().altitude();
        Path best = straight;
        int least = Integer.MAX_VALUE;
        for (Point corner : Corners.of(state, unit, Course.level(straight, altitude))) {
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
        return Passage.obstacle(state, unit, Course.level(path, unit.base().altitude()))
                .isEmpty();
    }
}
