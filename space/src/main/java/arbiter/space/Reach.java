package arbiter.space;

import java.util.Arrays;

/**
 * Where a mover can get to from one place with so many points, and how: the cheapest way to each place; among equally
 * cheap ones the way of fewest steps; among those the one that comes in from the lowest-numbered place.
 */
public final class Reach {

    /** The largest budget, for movers that are not limited. */
    public static final int UNLIMITED = (1 << 23) - 1;

    private static final int STEP_BITS = 20;
    private static final int LARGEST_BOARD = 1 << STEP_BITS;
    private static final long FAR = Long.MAX_VALUE;

    private final int start;
    private final int budget;
    private final long[] best; // cost, then steps, in one comparable number
    private final int[] previous;

    private Reach(int start, int budget, int size) {
        this.start = start;
        this.budget = budget;
        this.best = new long[size];
        this.previous = new int[size];
        Arrays.fill(best, FAR);
    }

    public static Reach from(Board board, int start, int budget, StepCosts costs) {
        if (budget < 0 || budget > UNLIMITED) {
            throw new IllegalArgumentException("a budget of " + budget + " points: it is from 0 to " + UNLIMITED);
        }
        if (board.size() > LARGEST_BOARD) {
            throw new IllegalArgumentException(
                    "a board of " + board.size() + " places: movement is searched on at most " + LARGEST_BOARD);
        }
        Reach reach = new Reach(start, budget, board.size());
        reach.explore(board, costs);
        return reach;
    }

    private void explore(Board board, StepCosts costs) {
        LongHeap open = new LongHeap();
        best[start] = 0;
        open.add(start);
        while (!open.isEmpty()) {
            long entry = open.removeLeast();
            int place = (int) (entry & (LARGEST_BOARD - 1));
            long key = entry >> STEP_BITS;
            if (key != best[place]) {
                continue; // a cheaper way was found after this one was noted
            }
            for (int which = 0; which < board.degree(place); which++) {
                step(open, place, key, board.neighbour(place, which), costs);
            }
        }
    }

    /** Most steps lead nowhere new; whether they are allowed is asked last, as that takes longest. */
    private void step(LongHeap open, int from, long key, int to, StepCosts costs) {
        if (key >= best[to]) {
            return;
        }
        int cost = costs.cost(from, to);
        long total = (key >> STEP_BITS) + cost;
        long candidate = (total << STEP_BITS) | ((key & (LARGEST_BOARD - 1)) + 1);
        if (total > budget || candidate > best[to] || !costs.allowed(from, to)) {
            return;
        }
        if (cost < 0) {
            throw new IllegalArgumentException(
                    "the step from place " + from + " to place " + to + " costs " + cost + ": it must be 0 or more");
        }
        if (candidate < best[to]) {
            best[to] = candidate;
            previous[to] = from;
            if (total + costs.least() <= budget) {
                open.add((candidate << STEP_BITS) | to);
            }
        } else if (from < previous[to]) {
            previous[to] = from;
        }
    }

    public boolean contains(int place) {
        return best[place] != FAR;
    }

    /** Points spent on the way to a reachable place. */
    public int cost(int place) {
        return (int) (reached(place) >> STEP_BITS);
    }

    /** Points left on arrival at a reachable place. */
    public int remaining(int place) {
        return budget - cost(place);
    }

    /** Steps on the way to a reachable place. */
    public int steps(int place) {
        return (int) (reached(place) & (LARGEST_BOARD - 1));
    }

    /** The way to a reachable place, the start and the place itself included. */
    public int[] path(int place) {
        int[] path = new int[steps(place) + 1];
        int at = place;
        for (int i = path.length - 1; i > 0; i--) {
            path[i] = at;
            at = previous[at];
        }
        path[0] = start;
        return path;
    }

    /** All reachable places, the start included, lowest number first. */
    public int[] places() {
        int count = 0;
        for (long key : best) {
            count += key == FAR ? 0 : 1;
        }
        int[] places = new int[count];
        int next = 0;
        for (int place = 0; place < best.length; place++) {
            if (best[place] != FAR) {
                places[next++] = place;
            }
        }
        return places;
    }

    private long reached(int place) {
        if (best[place] == FAR) {
            throw new IllegalArgumentException("place " + place + " is out of reach from place " + start + " with "
                    + budget + " points: ask contains first");
        }
        return best[place];
    }
}
