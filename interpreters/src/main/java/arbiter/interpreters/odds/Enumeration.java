package arbiter.interpreters.odds;

import arbiter.dice.Distribution;
import arbiter.dice.Draw;
import arbiter.dice.Weights;
import arbiter.kernel.Event;
import arbiter.kernel.Option;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import arbiter.kernel.State;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.function.Supplier;

/**
 * Runs a rule once for every way it can go: the rule is started again for each path, with the branches taken so far,
 * and the state put back in between. Choices are answered by a policy or tried out for the best answer.
 */
final class Enumeration<S extends State<S>, R, W> implements Play<S> {

    /** Draws and choices on one path; a rule that may throw for ever has paths of any length. */
    private static final int LONGEST_PATH = 400;

    /** Leaves a rule whose path has become too long. */
    private static final class PathTooLong extends RuntimeException {

        private static final long serialVersionUID = 1L;

        PathTooLong() {
            super(null, null, false, false);
        }
    }

    /** Leaves a rule at a point from where on everything is known. */
    private static final class Reached extends RuntimeException {

        private static final long serialVersionUID = 1L;

        Reached() {
            super(null, null, false, false);
        }
    }

    private static final Reached REACHED = new Reached();

    private final S state;
    private final S before;
    private final Odds<S, R> question;
    private final PathWeights<W> weights;
    private final KnownDraws draws;
    private final List<Frame<R, W>> stack = new ArrayList<>();
    /** By the place on the stack where the stretch begins. */
    private final Map<Integer, Known<S, R, W>> stretches = new HashMap<>();

    private final Tally<R, W> total;
    private int depth;
    private long paths;

    Enumeration(S state, Odds<S, R> question, PathWeights<W> weights, Weights kind) {
        this.state = state;
        this.before = state.copy();
        this.question = question;
        this.weights = weights;
        this.draws = new KnownDraws(kind);
        this.total = new Tally<>(weights);
    }

    /** All results with their weights, or false once there are more paths than allowed, or one without an end. */
    boolean run(long most) {
        try {
            while (paths < most) {
                paths++;
                depth = 0;
                runOnce();
                state.restore(before);
                if (!toNextPath()) {
                    return true;
                }
            }
            return false;
        } catch (PathTooLong endless) {
            return false;
        } finally {
            state.restore(before);
        }
    }

    private void runOnce() {
        try {
            R result = question.program().run(this);
            tally().add(result, weightSoFar(), question.worth(result));
        } catch (Reached known) {
            // what follows has been added already
        }
    }

    /** A place with one way to go on; what is known of a stretch counts as long as nothing before it changes. */
    @Override
    public int begin(String label) {
        if (depth == stack.size()) {
            push(Frame.choice(label, 1, true, weightSoFar(), weights));
            stretches.put(depth, new Known<>());
        }
        check(stack.get(depth), label, 1);
        return depth++;
    }

    @Override
    public void reach(int stretch, Supplier<?> situation) {
        String label = stack.get(stretch).label();
        if (depth == stack.size()) {
            Known<S, R, W> known = stretches.get(stretch);
            Object point = situation.get();
            Tally<R, W> outcome = known.outcome(point, state);
            if (outcome != null) {
                tally().add(outcome, weightSoFar());
                throw REACHED;
            }
            S here = state.copy();
            Frame<R, W> frame = Frame.choice(label, 1, true, weightSoFar(), weights);
            push(frame.andThen(() -> known.add(point, here, frame.best())));
        }
        check(stack.get(depth++), label, 1);
    }

    long paths() {
        return paths;
    }

    Tally<R, W> total() {
        return total;
    }

    @Override
    public S state() {
        return state;
    }

    @Override
    public void emit(Event<S> event) {
        event.apply(state);
    }

    @Override
    public <T> T draw(String label, Draw<T> draw) {
        Frame<R, W> frame;
        if (depth < stack.size()) {
            frame = stack.get(depth);
            check(frame, label, draws.odds(draw).size());
        } else {
            frame = Frame.draw(label, draws.odds(draw), weightSoFar(), tally(), weights);
            push(frame);
        }
        depth++;
        @SuppressWarnings("unchecked") // the frame was made from this draw, or from its equal on an earlier path
        Distribution<T> distribution = (Distribution<T>) frame.distribution();
        return distribution.outcome(frame.branch());
    }

    @Override
    public <O extends Option> O choose(Request<O> request) {
        if (request.options().size() == 1) {
            return request.option(0);
        }
        OptionalInt answer = question.choices().answer(state, request);
        if (answer.isPresent()) {
            return request.option(answer.getAsInt());
        }
        if (depth == stack.size()) {
            boolean high = question.choices().wantsHigh(state, request.decider());
            push(Frame.choice(request.label(), request.options().size(), high, weightSoFar(), weights));
        }
        Frame<R, W> frame = stack.get(depth++);
        check(frame, request.label(), request.options().size());
        return request.option(frame.branch());
    }

    private void push(Frame<R, W> frame) {
        if (stack.size() == LONGEST_PATH) {
            throw new PathTooLong();
        }
        stack.add(frame);
    }

    private W weightSoFar() {
        return stack.isEmpty() ? weights.one() : stack.get(stack.size() - 1).after();
    }

    /** Moves on to the next path like a counter, folding finished choices into what encloses them. */
    private boolean toNextPath() {
        while (!stack.isEmpty()) {
            Frame<R, W> last = stack.get(stack.size() - 1);
            if (last.next(weights)) {
                return true;
            }
            stack.remove(stack.size() - 1);
            if (last.isChoice()) {
                last.done();
                tally().add(last.best(), last.before());
            }
        }
        return false;
    }

    /** Where results are counted now. */
    private Tally<R, W> tally() {
        return stack.isEmpty() ? total : stack.get(stack.size() - 1).current();
    }

    /** On the same path a rule meets the same draws and choices, with as many ways to go on. */
    private static void check(Frame<?, ?> frame, String label, int branches) {
        if (!frame.label().equals(label) || frame.branches() != branches) {
            throw new IllegalStateException(
                    "the rule met '" + label + "' with " + branches + " ways to go on where it met '"
                            + frame.label() + "' with " + frame.branches()
                            + " before on the same path: it depends on something besides state, draws and choices");
        }
    }
}
