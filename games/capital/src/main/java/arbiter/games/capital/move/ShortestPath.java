package arbiter.games.capital.move;

import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.space.plane.Path;
import arbiter.space.plane.Point;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * The shortest free way from where a unit is to one of several goals, turning at corners as often as needed: the usual
 * search that always goes on from the nearest point reached so far.
 */
final class ShortestPath {

    private static final int UNREACHED = Integer.MAX_VALUE;

    private final CapitalState state;
    private final Combatant unit;
    private final List<Point> points;
    private final int firstGoal;
    private final int[] length;
    private final int[] before;
    private final boolean[] settled;

    private ShortestPath(CapitalState state, Combatant unit, List<Point> corners, List<Point> goals) {
        this.state = state;
        this.unit = unit;
        this.points = new ArrayList<>(1 + corners.size() + goals.size());
        points.add(unit.base().centre());
        points.addAll(corners);
        this.firstGoal = points.size();
        points.addAll(goals);
        this.length = new int[points.size()];
        this.before = new int[points.size()];
        this.settled = new boolean[points.size()];
        Arrays.fill(length, UNREACHED);
        length[0] = 0;
    }

    static Optional<Path> to(CapitalState state, Combatant unit, List<Point> corners, List<Point> goals) {
        return goals.isEmpty() ? Optional.empty() : new ShortestPath(state, unit, corners, goals).search();
    }

    private Optional<Path> search() {
        for (int at = nearest(); at < points.size(); at = nearest()) {
            if (at >= firstGoal) {
                return Optional.of(wayTo(at));
            }
            settled[at] = true;
            goOnFrom(at);
        }
        return Optional.empty();
    }

    /** The nearest point reached that nobody has gone on from, or behind the last if there is none. */
    private int nearest() {
        int nearest = points.size();
        for (int i = 0; i < points.size(); i++) {
            if (!settled[i] && length[i] != UNREACHED && (nearest == points.size() || length[i] < length[nearest])) {
                nearest = i;
            }
        }
        return nearest;
    }

    private void goOnFrom(int at) {
        Point from = points.get(at);
        for (int i = 1; i < points.size(); i++) {
            if (settled[i] || points.get(i).equals(from)) {
                continue;
            }
            int reached = length[at] + from.distance(points.get(i));
            if (reached < length[i] && isFree(from, points.get(i))) {
                length[i] = reached;
                before[i] = at;
            }
        }
    }

    private boolean isFree(Point from, Point to) {
        MovementPath leg = MovementPath.level(Path.of(from, to), unit.base().altitude());
        return PathObstacles.obstacle(state, unit, leg).isEmpty();
    }

    private Path wayTo(int goal) {
        List<Point> way = new ArrayList<>();
        for (int at = goal; at != 0; at = before[at]) {
            way.add(0, points.get(at));
        }
        way.add(0, points.get(0));
        return Path.of(way);
    }
}
