package arbiter.games.centuryg.rule;

import arbiter.games.centuryg.state.CenturyState;
import arbiter.games.centuryg.state.Fighter;
import arbiter.space.zone.Zones;
import java.util.function.IntPredicate;
import java.util.function.IntUnaryOperator;

/**
 * One straight way towards something, Zone by Zone, over the easiest ground that is nearer. Where it leads to what is
 * sought nobody needs to know all the other ways.
 */
final class Descent {

    private final Zones zones;
    private final int start;
    private final int[] costs;
    private final boolean[] walls;

    Descent(CenturyState state, Fighter unit) {
        this.zones = state.field().zones();
        this.start = unit.zone();
        this.costs = Footing.costs(state, unit);
        this.walls = Cover.walls(state);
    }

    /** Whether that is found on the way within so much movement, in a Zone that is entered. */
    boolean finds(int budget, IntUnaryOperator distance, IntPredicate found) {
        int at = start;
        int left = budget;
        while (true) {
            int next = nearer(at, distance);
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

    /** The cheapest neighbour that is nearer; the Zone itself where there is none. */
    private int nearer(int at, IntUnaryOperator distance) {
        int best = at;
        int here = distance.applyAsInt(at);
        for (int which = 0; which < zones.degree(at); which++) {
            int next = zones.neighbour(at, which);
            if (!walls[next] && distance.applyAsInt(next) < here && (best == at || costs[next] < costs[best])) {
                best = next;
            }
        }
        return best;
    }
}
