package arbiter.games.capital.move;

import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.space.plane.Path;
import arbiter.space.plane.Point;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.PriorityQueue;

/**
 * The shortest free way from where a unit is to one of several goals, turning at corners as often as needed: A*, which
 * goes on with the leg that could be part of the shortest way. Whether a leg is free takes longest to find out, so it is
 * asked only when the leg is the next.
 */
final class ShortestPath {

    private static final int START = 0;

    private final CapitalState state;
    private final Combatant unit;
    private final List<Point> points;
    private final int firstGoal;
    private final int[] ahead;
    private final int[] length;
    private final int[] before;
    private final boolean[] settled;
    private final PriorityQueue<Leg> legs = new PriorityQueue<>();

    private ShortestPath(CapitalState state, Combatant unit, List<Point> corners, List<Point> goals) {
        this.state = state;
        this.unit = unit;
        this.points = new ArrayList<>(1 + corners.size() + goals.size());
        points.add(unit.base().centre());
        points.addAll(corners);
        this.firstGoal = points.size();
        points.addAll(goals);
        this.ahead = new int[points.size()];
        for (int i = 0; i < firstGoal; i++) {
            ahead[i] = nearest(points.get(i), goals);
        }
        this.length = new int[points.size()];
        this.before = new int[points.size()];
        this.settled = new boolean[points.size()];
    }

    private static int nearest(Point from, List<Point> goals) {
        int nearest = Integer.MAX_VALUE;
        for (int i = 0; i < goals.size(); i++) {
            nearest = Math.min(nearest, from.distance(goals.get(i)));
        }
        return nearest;
    }

    static Optional<Path> to(CapitalState state, Combatant unit, List<Point> corners, List<Point> goals) {
        return goals.isEmpty() ? Optional.empty() : new ShortestPath(state, unit, corners, goals).search();
    }

    private Optional<Path> search() {
        goOnFrom(START);
        for (Leg leg = legs.poll(); leg != null; leg = legs.poll()) {
            if (settled[leg.to] || !isFree(points.get(leg.from), points.get(leg.to))) {
                continue;
            }
            length[leg.to] = leg.length;
            before[leg.to] = leg.from;
            if (leg.to >= firstGoal) {
                return Optional.of(wayTo(leg.to));
            }
            goOnFrom(leg.to);
        }
        return Optional.empty();
    }

    private void goOnFrom(int at) {
        settled[at] = true;
        Point from = points.get(at);
        for (int i = 1; i < points.size(); i++) {
            if (!settled[i] && !points.get(i).equals(from)) {
                int reached = length[at] + from.distance(points.get(i));
                legs.add(new Leg(reached + ahead[i], at, i, reached));
            }
        }
    }

    private boolean isFree(Point from, Point to) {
        MovementPath leg = MovementPath.level(Path.of(from, to), unit.base().altitude());
        return PathObstacles.obstacle(state, unit, leg).isEmpty();
    }

    private Path wayTo(int goal) {
        List<Point> way = new ArrayList<>();
        for (int at = goal; at != START; at = before[at]) {
            way.add(0, points.get(at));
        }
        way.add(0, points.get(START));
        return Path.of(way);
    }

    /** From one point to another, how long the way there is, and how long one to a goal is at least. */
    private record Leg(int whole, int from, int to, int length) implements Comparable<Leg> {

        /** Of ways of one length the one whose points come first. */
        @Override
        public int compareTo(Leg other) {
            if (whole != other.whole) {
                return Integer.compare(whole, other.whole);
            }
            return to != other.to ? Integer.compare(to, other.to) : Integer.compare(from, other.from);
        }
    }
}
