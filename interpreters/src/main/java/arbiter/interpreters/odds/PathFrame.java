package arbiter.interpreters.odds;

import arbiter.dice.Distribution;
import java.util.ArrayList;
import java.util.List;

/**
 * A place on a path where it branches: a draw, a choice for which the best answer is sought, or the ends of something
 * that was settled on its own. Frames stand on a stack and are run through like the digits of a counter.
 */
final class PathFrame<S, R, W> {

    /** Differences that are smaller come from machine numbers: such answers are equal. */
    private static final double EQUAL = 1e-11;

    private final String label;
    private final Distribution<?> draw;
    private final boolean high;
    private final int branches;
    /** Of equal answers this one is taken, or else the first. */
    private final int preferred;
    /** The weight of the path up to here, since the last choice before it. */
    private final W before;
    /** The weight of the path with the branch taken now; starts anew at a choice. */
    private W after;

    private int branch;
    private Settlement<S, W> settlement;
    private final List<Tally<R, W>> ofEnds = new ArrayList<>();
    private Tally<R, W> best;
    private Tally<R, W> current;

    private PathFrame(String label, Distribution<?> draw, int branches, boolean high, int preferred, W before) {
        this.label = label;
        this.draw = draw;
        this.branches = branches;
        this.high = high;
        this.preferred = preferred;
        this.before = before;
    }

    static <S, R, W> PathFrame<S, R, W> draw(
            String label, Distribution<?> draw, W before, Tally<R, W> enclosing, PathWeights<W> weights) {
        PathFrame<S, R, W> frame = new PathFrame<>(label, draw, draw.size(), true, 0, before);
        frame.current = enclosing;
        frame.after = weights.times(before, draw, 0);
        return frame;
    }

    static <S, R, W> PathFrame<S, R, W> choice(
            String label, int options, boolean high, int preferred, W before, PathWeights<W> weights) {
        PathFrame<S, R, W> frame = new PathFrame<>(label, null, options, high, preferred, before);
        frame.after = weights.one();
        frame.current = new Tally<>(weights);
        return frame;
    }

    static <S, R, W> PathFrame<S, R, W> settled(
            String label, Settlement<S, W> settlement, W before, PathWeights<W> weights) {
        PathFrame<S, R, W> frame = choice(label, settlement.ends().size(), true, 0, before, weights);
        frame.settlement = settlement;
        return frame;
    }

    /** The end of what was settled from which the path goes on. */
    StepPoint<S, W> end() {
        return settlement.ends().get(branch);
    }

    /** Whether results are counted apart for every branch. */
    boolean isChoice() {
        return draw == null;
    }

    String label() {
        return label;
    }

    int branches() {
        return branches;
    }

    int branch() {
        return branch;
    }

    Distribution<?> distribution() {
        return draw;
    }

    W before() {
        return before;
    }

    W after() {
        return after;
    }

    /** Where the results of the branch taken now are counted: at the last choice on the path. */
    Tally<R, W> current() {
        return current;
    }

    /** Goes to the next branch; false when all have been taken. */
    boolean next(PathWeights<W> weights) {
        if (isChoice()) {
            keepBetter();
        }
        branch++;
        if (branch == branches) {
            return false;
        }
        if (isChoice()) {
            current = new Tally<>(weights);
        } else {
            after = weights.times(before, draw, branch);
        }
        return true;
    }

    /** What came of it by best play, once all branches have been taken. */
    Tally<R, W> outcome(PathWeights<W> weights) {
        return settlement == null ? best : settlement.outcome(ofEnds, weights);
    }

    private void keepBetter() {
        if (settlement != null) {
            ofEnds.add(current);
        } else if (best == null || isTaken(branch == preferred, current.value(), best.value(), high)) {
            best = current;
        }
    }

    /** Whether an answer is taken instead of the best one so far. */
    static boolean isTaken(boolean preferred, double value, double than, boolean high) {
        return preferred ? !isBetter(than, value, high) : isBetter(value, than, high);
    }

    private static boolean isBetter(double value, double than, boolean high) {
        double slack = EQUAL * Math.max(1, Math.abs(than));
        return high ? value > than + slack : value < than - slack;
    }
}
