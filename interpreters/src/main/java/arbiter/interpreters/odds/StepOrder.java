package arbiter.interpreters.odds;

import java.util.ArrayList;
import java.util.List;

/**
 * The points of something that is being settled, parts settled within it included, in the order in which they were met.
 * Mostly each of them comes after all points that lead to it; where that is so, nothing has to be put in order.
 */
final class StepOrder<S, W> {

    private final List<StepPoint<S, W>> points = new ArrayList<>();
    private boolean broken;

    void add(StepPoint<S, W> point) {
        point.at(points.size());
        points.add(point);
    }

    /** Takes note that one leads to the other. */
    void leads(StepPoint<S, W> from, StepPoint<S, W> to) {
        broken |= to.place() <= from.place();
    }

    /** Whether a point was met before one that leads to it, or leads back to itself. */
    boolean isBroken() {
        return broken;
    }

    List<StepPoint<S, W>> points() {
        return points;
    }
}
