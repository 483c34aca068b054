package arbiter.games.capital.rule;

import arbiter.games.capital.state.CapitalState;
import arbiter.games.capital.state.Combatant;
import arbiter.space.plane.Path;
import arbiter.space.plane.Point;

/** A way with one turn around what is in the way: the shortest that is free, or else the one that leads furthest. */
final class Detour {

    private static final int UNTRIED = Integer.MAX_VALUE;

    private Detour() {}

    static Path around(CapitalState state, Combatant unit, Path straight) {
        Point here = straight.points().get(0);
        Point goal = straight.end();
        Path best = straight;
        int least = UNTRIED;
        for (Point corner : Corners.of(state, unit)) {
            if (corner.equals(here)) {
                continue;
            }
            Path way = Path.of(here, corner, goal);
            Course whole = Course.level(way, unit.base().altitude());
            int free = Passage.clear(state, unit, whole);
            int rest = whole.length() - free;
            boolean turns = free >= here.distance(corner);
            if (turns && whole.length() + rest < least) {
                least = whole.length() + rest;
                best = way;
            }
        }
        return best;
    }
}
