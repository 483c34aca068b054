package arbiter.interpreters.odds;

import java.util.ArrayList;
import java.util.List;

/**
 * All points that steps lead to from a start, each once, up to the ends. What the choices on the way are worth is known
 * only when it is known what comes of the ends.
 */
final class Settlement<S, W> {

    /** Steps on one path. */
    private static final int LONGEST = 400;

    private final Point<S, W> start;
    private final List<Point<S, W>> ends;

    Settlement(Point<S, W> start, List<Point<S, W>> ends) {
        this.start = start;
        this.ends = ends;
    }

    Point<S, W> start() {
        return start;
    }

    List<Point<S, W>> ends() {
        return ends;
    }

    /** What comes of it all by best play, from what comes of each end. */
    <R> Tally<R, W> outcome(List<Tally<R, W>> ofEnds, PathWeights<W> weights) {
        for (int i = 0; i < ends.size(); i++) {
            ends.get(i).worth(ofEnds.get(i).value());
        }
        List<Point<S, W>> order = new ArrayList<>();
        visit(start, 0, order);
        for (Point<S, W> point : order) {
            if (point.onward() != null) {
                point.worth(Fork.valueOf(point.onward()));
            }
        }
        start.reached(weights.one(), weights);
        for (int i = order.size() - 1; i >= 0; i--) {
            Point<S, W> point = order.get(i);
            if (point.onward() != null && point.weight() != null) {
                Fork.reached(point.onward(), point.weight(), weights);
            }
        }
        Tally<R, W> outcome = new Tally<>(weights);
        for (int i = 0; i < ends.size(); i++) {
            if (ends.get(i).weight() != null) {
                outcome.add(ofEnds.get(i), ends.get(i).weight());
            }
        }
        return outcome;
    }

    /** The points in an order in which each comes after all that it leads to; refused if one leads back to itself. */
    private static <S, W> void visit(Lead<S, W> lead, int before, List<Point<S, W>> order) {
        if (lead instanceof Fork<S, W> fork) {
            for (int i = 0; i < fork.leads().size(); i++) {
                visit(fork.leads().get(i), before, order);
            }
            return;
        }
        Point<S, W> point = (Point<S, W>) lead;
        if (point.visit() == Point.Visit.UNDER_WAY || before == LONGEST) {
            throw new Endless();
        }
        if (point.visit() == Point.Visit.NONE) {
            point.visited(Point.Visit.UNDER_WAY);
            if (point.onward() != null) {
                visit(point.onward(), before + 1, order);
            }
            point.visited(Point.Visit.DONE);
            order.add(point);
        }
    }
}
