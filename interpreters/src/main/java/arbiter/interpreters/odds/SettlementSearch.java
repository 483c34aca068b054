package arbiter.interpreters.odds;

import arbiter.dice.Distribution;
import arbiter.kernel.State;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

/**
 * Takes every step that leads from a start to where it is settled, each once, however many ways lead to it. A step is
 * run again for each of its own paths, from the point before it and not from the beginning of the rule.
 */
final class SettlementSearch<S extends State<S>, T, W> {

    private final StateCopies<S> snapshots;
    private final Runnable counter;
    private final Predicate<T> settled;
    private final UnaryOperator<T> step;
    private final StepOrder<S, W> order;
    private final KnownPoints<S, W> points = new KnownPoints<>();
    private final List<StepPoint<S, W>> toTake = new ArrayList<>();
    private final List<StepPoint<S, W>> ends = new ArrayList<>();
    private final List<BranchPoint<S, W>> path = new ArrayList<>();
    private StepPoint<S, W> from;
    /** The last point on the way that is taken: where the step began, or the end of a part within it. */
    private StepPoint<S, W> last;

    private int depth;
    private boolean choices;

    /** The counter is told of every path; the order is that of the whole, of which this may be a part. */
    SettlementSearch(
            StateCopies<S> snapshots,
            StepOrder<S, W> order,
            Predicate<T> settled,
            UnaryOperator<T> step,
            Runnable counter) {
        this.snapshots = snapshots;
        this.order = order;
        this.settled = settled;
        this.step = step;
        this.counter = counter;
    }

    Settlement<S, W> from(T start) {
        StepPoint<S, W> first = point(start);
        for (int i = 0; i < toTake.size(); i++) {
            take(toTake.get(i));
        }
        if (ends.isEmpty()) {
            throw new EnumerationLimit();
        }
        return new Settlement<>(first, ends, choices, order);
    }

    private StepPoint<S, W> point(T situation) {
        StepPoint<S, W> point = points.at(situation, snapshots.now());
        if (point.isNew()) {
            order.add(point);
            (settled.test(situation) ? ends : toTake).add(point);
        }
        return point;
    }

    /** One step in every way it can go. */
    @SuppressWarnings("unchecked") // situations of points are made by point()
    private void take(StepPoint<S, W> point) {
        from = point;
        T situation = (T) point.situation();
        do {
            counter.run();
            depth = 0;
            last = point;
            snapshots.backTo(point.snapshot());
            StepPoint<S, W> next = point(step.apply(situation));
            order.leads(last, next);
            lead(next);
        } while (toNextPath());
    }

    /** The branch of a draw that is to be taken now. */
    int draw(String label, Distribution<?> odds) {
        if (depth == path.size()) {
            fork(Fork.draw(label, odds));
        }
        return branch(label, odds.size());
    }

    /** A choice that has not been met before. */
    void openChoice(String label, int options, boolean high, int preferred) {
        choices = true;
        fork(Fork.choice(label, options, high, preferred));
    }

    /** The option of a choice that is to be tried now. */
    int choice(String label, int options) {
        return branch(label, options);
    }

    private void fork(Fork<S, W> fork) {
        lead(fork);
        push(fork);
    }

    private int branch(String label, int branches) {
        BranchPoint<S, W> way = path.get(depth++);
        Enumeration.check(label, branches, way.label(), way.branches());
        return way.branch();
    }

    /** Whether what comes next within this step has not been met yet. */
    boolean isNew() {
        return depth == path.size();
    }

    void cross(String label, Settlement<S, W> settlement) {
        choices |= settlement.hasChoices();
        lead(settlement.start());
        push(new SettledBranch<>(label, settlement));
    }

    /** The end of it from which this path goes on. */
    StepPoint<S, W> end(String label) {
        BranchPoint<S, W> way = path.get(depth++);
        Enumeration.check(label, way.branches(), way.label(), way.branches());
        last = ((SettledBranch<S, W>) way).end();
        return last;
    }

    /** The order of all points of the whole that this is a part of. */
    StepOrder<S, W> order() {
        return order;
    }

    private void push(BranchPoint<S, W> way) {
        if (path.size() == Enumeration.LONGEST_PATH) {
            throw new EnumerationLimit();
        }
        path.add(way);
    }

    private void lead(StepTarget<S, W> next) {
        if (path.isEmpty()) {
            from.leadsTo(next);
        } else {
            path.get(path.size() - 1).leadsTo(next);
        }
    }

    private boolean toNextPath() {
        while (!path.isEmpty()) {
            if (path.get(path.size() - 1).next()) {
                return true;
            }
            path.remove(path.size() - 1);
        }
        return false;
    }
}
