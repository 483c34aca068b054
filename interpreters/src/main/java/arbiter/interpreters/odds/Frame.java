package arbiter.interpreters.odds;

import arbiter.dice.Distribution;

/**
 * A place on a path where it branches: a draw, or a choice for which the best answer is sought. Frames stand on a stack
 * and are run through like the digits of a counter.
 */
final class Frame<R, W> {

    private final String label;
    private final Distribution<?> draw;
    private final boolean high;
    private final int branches;
    /** The weight of the path up to here, since the last choice before it. */
    private final W before;
    /** The weight of the path with the branch taken now; starts anew at a choice. */
    private W after;

    private int branch;
    private Runnable whenDone = () -> {};
    private Tally<R, W> best;
    private Tally<R, W> current;

    private Frame(String label, Distribution<?> draw, int branches, boolean high, W before) {
        this.label = label;
        this.draw = draw;
        this.branches = branches;
        this.high = high;
        this.before = before;
    }

    static <R, W> Frame<R, W> draw(
            String label, Distribution<?> draw, W before, Tally<R, W> enclosing, PathWeights<W> weights) {
        Frame<R, W> frame = new Frame<>(label, draw, draw.size(), true, before);
        frame.current = enclosing;
        frame.after = weights.times(before, draw, 0);
        return frame;
    }

    static <R, W> Frame<R, W> choice(String label, int options, boolean high, W before, PathWeights<W> weights) {
        Frame<R, W> frame = new Frame<>(label, null, options, high, before);
        frame.after = weights.one();
        frame.current = new Tally<>(weights);
        return frame;
    }

    /** Does that once all branches have been taken. */
    Frame<R, W> andThen(Runnable action) {
        whenDone = action;
        return this;
    }

    void done() {
        whenDone.run();
    }

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

    /** What came of the best branch, once all have been taken. */
    Tally<R, W> best() {
        return best;
    }

    private void keepBetter() {
        if (best == null || (high ? current.value() > best.value() : current.value() < best.value())) {
            best = current;
        }
    }
}
