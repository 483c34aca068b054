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
 * The shortest free ways of a unit to anywhere in reach, around what it knows of: from where it stands to the turning
 * points, by the usual search that goes on from the nearest point, and from there straight on. Whether a leg is free the
 * rules of movement say. Ledger: CAP-MAP-1.
 */
final class ShortestWays {

    private static final int UNREACHED = Integer.MAX_VALUE;

    /** Every leg is measured to the nearest millimetre, so a way with many may seem that much shorter than it is. */
    private static final int ROUNDED = 100;

    private final CapitalState state;
    private final Combatant unit;
    private final int furthest;
    private final List<Point> points = new ArrayList<>();
    private final int[] length;
    private final int[] before;
    private final boolean startsFree;
    /** The points in the order in which they were reached, nearest first. */
    private final List<Integer> reached = new ArrayList<>();

    ShortestWays(CapitalState state, Combatant unit, int furthest) {
        this.state = state;
        this.unit = unit;
        this.furthest = furthest;
        points.add(unit.base().centre());
        points.addAll(TurningPoints.of(state, unit, furthest));
        length = new int[points.size()];
        before = new int[points.size()];
        Arrays.fill(length, UNREACHED);
        length[0] = 0;
        before[0] = -1;
        startsFree = PathObstacles.hasRoom(state, unit, points.get(0));
        search();
    }

    private void search() {
        boolean[] settled = new boolean[points.size()];
        for (int at = nearest(settled); at >= 0; at = nearest(settled)) {
            settled[at] = true;
            reached.add(at);
            for (int i = 1; i < length.length; i++) {
                int far = settled[i] ? UNREACHED : length[at] + points.get(at).distance(points.get(i));
                if (far < length[i] && far <= furthest && isFree(points.get(at), points.get(i))) {
                    length[i] = far;
                    before[i] = at;
                }
            }
        }
    }

    private int nearest(boolean[] settled) {
        int nearest = -1;
        for (int i = 0; i < length.length; i++) {
            if (!settled[i] && length[i] != UNREACHED && (nearest < 0 || length[i] < length[nearest])) {
                nearest = i;
            }
        }
        return nearest;
    }

    private boolean isFree(Point from, Point to) {
        return PathObstacles.obstacle(state, unit, FlightHeight.course(unit, Path.of(from, to), Optional.empty()))
                .isEmpty();
    }

    /** The shortest way to a place at which the unit may stop, if there is one that is not too long. */
    Optional<Path> to(Point goal) {
        int last = lastTurn(goal);
        return last < 0 ? Optional.empty() : Optional.of(way(last, goal));
    }

    /** The number of the last turning point on the shortest way there, 0 for straight on, negative if there is none. */
    int lastTurn(Point goal) {
        return lastTurn(goal, 0);
    }

    /** The same; if the guess is a good one, few others have to be tried. */
    int lastTurn(Point goal, int guess) {
        if (points.get(0).distance(goal) > furthest + ROUNDED || !mayStop(goal)) {
            return -1;
        }
        int best = -1;
        int shortest = furthest + 1;
        if (length(guess, goal) < shortest && isFree(points.get(guess), goal)) {
            best = guess;
            shortest = length(guess, goal);
        }
        for (int at : reached) {
            if (length[at] >= shortest) {
                break;
            }
            int far = length(at, goal);
            if (far < shortest && isFree(points.get(at), goal)) {
                shortest = far;
                best = at;
            }
        }
        return best;
    }

    private int length(int turn, Point goal) {
        return length[turn] + points.get(turn).distance(goal);
    }

    /** Whoever starts squeezed against something may stay so, which only the whole way can tell. */
    private boolean mayStop(Point goal) {
        return startsFree
                ? PathObstacles.hasRoom(state, unit, goal)
                : PathObstacles.occupant(state, unit, unit.base().movedTo(goal)).isEmpty();
    }

    private Path way(int last, Point goal) {
        List<Point> way = new ArrayList<>();
        way.add(goal);
        for (int at = last; at >= 0; at = before[at]) {
            if (!points.get(at).equals(way.get(0)) || at == 0) {
                way.add(0, points.get(at));
            }
        }
        return Path.of(way);
    }

    Point turn(int number) {
        return points.get(number);
    }

    int length(int number) {
        return length[number];
    }

    int before(int number) {
        return before[number];
    }
}
