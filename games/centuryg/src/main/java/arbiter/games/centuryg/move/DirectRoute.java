package arbiter.games.centuryg.move;

import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.space.zone.Zones;
import java.util.function.IntPredicate;

/**
 * One straight way towards something, Zone by Zone, over the easiest ground that is nearer. Where it leads to what is
 * sought nobody needs to know all the other ways.
 */
public final class DirectRoute {

    private final Zones zones;
    private final int start;
    private final int[] costs;
    private final ZoneWalls walls;

    public DirectRoute(CenturyState state, Fighter unit) {
        this(new WalkingCosts(state, unit));
    }

    public DirectRoute(WalkingCosts walk) {
        this.zones = walk.state().field().zones();
        this.start = walk.fighter().zone();
        this.costs = walk.costs();
        this.walls = walk.walls();
    }

    /** Whether that is found on the way to a Zone within so much movement, in a Zone that is entered. */
    public boolean finds(int budget, int goal, IntPredicate found) {
        int at = start;
        int left = budget;
        while (true) {
            int next = nearer(at, goal);
            if (next == at || costs[next] > left) {
                return false;
            }
            left -= costs[next];
            at = next;
            if (found.test(at)) {
                return true;
            }
        }
    }

    /** Whether that is found a single step away, in a Zone that is no farther from the goal. */
    public boolean findsAside(int budget, int goal, IntPredicate found) {
        int here = zones.distance(start, goal);
        for (int which = 0; which < zones.degree(start); which++) {
            int next = zones.neighbour(start, which);
            if (costs[next] <= budget
                    && !walls.blocks(next)
                    && zones.distance(next, goal) <= here
                    && found.test(next)) {
                return true;
            }
        }
        return false;
    }

    /** The cheapest neighbour that is nearer; the Zone itself where there is none. */
    private int nearer(int at, int goal) {
        int best = at;
        int here = zones.distance(at, goal);
        for (int which = 0; which < zones.degree(at); which++) {
            int next = zones.neighbour(at, which);
            if (!walls.blocks(next) && zones.distance(next, goal) < here && (best == at || costs[next] < costs[best])) {
                best = next;
            }
        }
        return best;
    }
}
