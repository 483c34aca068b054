package arbiter.interpreters.odds;

import arbiter.dice.Both;
import arbiter.dice.Distribution;
import arbiter.dice.Draw;
import arbiter.dice.Weights;
import arbiter.kernel.Event;
import arbiter.kernel.Option;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import arbiter.kernel.State;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

/**
 * Runs a rule once for every way it can go: the rule is started again for each path, with the branches taken so far,
 * and the state put back in between. Choices are answered by a policy or tried out for the best answer. What is settled
 * step by step is gone through on its own, and the rule once for each of its ends.
 */
final class Enumeration<S extends State<S>, R, W> implements Play<S>, KeptStates<S> {

    /** Draws and choices on one path; a rule that may throw for ever has paths of any length. */
    static final int LONGEST_PATH = 400;

    private final StateCopies<S> snapshots;
    private final StateCopies.StateCopy<S> before;
    private final Odds<S, R> question;
    private final PathWeights<W> weights;
    private final KnownDraws draws;
    private final List<PathFrame<S, R, W>> stack = new ArrayList<>();
    private final Tally<R, W> total;
    /** What is being settled just now, on its own. */
    private SettlementSearch<S, ?, W> settling;

    private int depth;
    private long paths;
    private long most;

    Enumeration(S state, Odds<S, R> question, PathWeights<W> weights, Weights kind) {
        this.snapshots = new StateCopies<>(state);
        this.before = snapshots.now();
        this.question = question;
        this.weights = weights;
        this.draws = new KnownDraws(kind);
        this.total = new Tally<>(weights);
    }

    /** All results with their weights, or false once there are more paths than allowed, or one without an end. */
    boolean run(long allowed) {
        most = allowed;
        try {
            do {
                count();
                depth = 0;
                R result = question.program().run(this);
                tally().add(result, weightSoFar(), question.worth(result));
                snapshots.backTo(before);
            } while (toNextPath());
            return true;
        } catch (EnumerationLimit endless) {
            return false;
        } finally {
            snapshots.backTo(before);
        }
    }

    private void count() {
        if (paths == most) {
            throw new EnumerationLimit();
        }
        paths++;
    }

    @Override
    public <T> T settle(String label, T start, Predicate<T> settled, UnaryOperator<T> step) {
        if (settled.test(start)) {
            return start;
        }
        StepPoint<S, W> end = settling == null
                ? endOnPath(label, start, settled, step)
                : endWithin(settling, label, start, settled, step);
        snapshots.backTo(end.snapshot());
        @SuppressWarnings("unchecked") // the ends are what the steps from this start led to
        T situation = (T) end.situation();
        return situation;
    }

    private <T> StepPoint<S, W> endOnPath(String label, T start, Predicate<T> settled, UnaryOperator<T> step) {
        if (depth == stack.size()) {
            push(PathFrame.settled(label, apart(start, settled, step), weightSoFar(), weights));
        }
        PathFrame<S, R, W> frame = stack.get(depth++);
        check(label, frame.branches(), frame.label(), frame.branches());
        return frame.end();
    }

    private <T> StepPoint<S, W> endWithin(
            SettlementSearch<S, ?, W> enclosing, String label, T start, Predicate<T> settled, UnaryOperator<T> step) {
        if (enclosing.isNew()) {
            enclosing.cross(label, apart(start, settled, step));
        }
        return enclosing.end(label);
    }

    private <T> Settlement<S, W> apart(T start, Predicate<T> settled, UnaryOperator<T> step) {
        SettlementSearch<S, ?, W> enclosing = settling;
        SettlementSearch<S, T, W> own =
                new SettlementSearch<>(snapshots, orderOf(enclosing), settled, step, this::count);
        settling = own;
        try {
            return own.from(start);
        } finally {
            settling = enclosing;
        }
    }

    private static <S extends State<S>, W> StepOrder<S, W> orderOf(SettlementSearch<S, ?, W> enclosing) {
        return enclosing == null ? new StepOrder<>() : enclosing.order();
    }

    long paths() {
        return paths;
    }

    Tally<R, W> total() {
        return total;
    }

    @Override
    public S state() {
        return snapshots.table();
    }

    @Override
    public S kept() {
        return snapshots.kept();
    }

    @Override
    public void emit(Event<S> event) {
        snapshots.change(event);
    }

    @Override
    public <T> T draw(String label, Draw<T> draw) {
        return draw(label, draw, KnownDraws.everything());
    }

    @Override
    public <T> T draw(String label, Draw<T> draw, Function<T, ?> mattering) {
        return drawn(label, draws.odds(draw, mattering));
    }

    /** Both at once: the second result is never needed without the first. */
    @Override
    public <T> Both<T, T> drawBoth(String first, String second, Draw<T> draw, BiFunction<T, T, ?> mattering) {
        return drawn(first, draws.odds(draw, mattering));
    }

    private <T> T drawn(String label, Distribution<T> odds) {
        if (settling != null) {
            return odds.outcome(settling.draw(label, odds));
        }
        if (depth == stack.size()) {
            push(PathFrame.draw(label, odds, weightSoFar(), tally(), weights));
        }
        return odds.outcome(branch(label, odds.size()));
    }

    @Override
    public <O extends Option> O choose(Request<O> request) {
        int options = request.options().size();
        if (options == 1) {
            return request.option(0);
        }
        OptionalInt answer = question.choices().answer(state(), request);
        if (answer.isPresent()) {
            return request.option(answer.getAsInt());
        }
        if (settling != null) {
            if (settling.isNew()) {
                settling.openChoice(request.label(), options, wantsHigh(request), preferred(request));
            }
            return request.option(settling.choice(request.label(), options));
        }
        if (depth == stack.size()) {
            push(PathFrame.choice(
                    request.label(), options, wantsHigh(request), preferred(request), weightSoFar(), weights));
        }
        return request.option(branch(request.label(), options));
    }

    private boolean wantsHigh(Request<?> request) {
        return question.choices().wantsHigh(state(), request.decider());
    }

    /** Of equally good answers letting the moment pass, so that nothing is spent for nothing. */
    private static int preferred(Request<?> request) {
        for (int i = 0; i < request.options().size(); i++) {
            if (request.option(i).declines()) {
                return i;
            }
        }
        return 0;
    }

    private int branch(String label, int branches) {
        PathFrame<S, R, W> frame = stack.get(depth++);
        check(label, branches, frame.label(), frame.branches());
        return frame.branch();
    }

    private void push(PathFrame<S, R, W> frame) {
        if (stack.size() == LONGEST_PATH) {
            throw new EnumerationLimit();
        }
        stack.add(frame);
    }

    private W weightSoFar() {
        return stack.isEmpty() ? weights.one() : stack.get(stack.size() - 1).after();
    }

    /** Moves on to the next path like a counter, folding finished choices into what encloses them. */
    private boolean toNextPath() {
        while (!stack.isEmpty()) {
            PathFrame<S, R, W> last = stack.get(stack.size() - 1);
            if (last.next(weights)) {
                return true;
            }
            stack.remove(stack.size() - 1);
            if (last.isChoice()) {
                tally().add(last.outcome(weights), last.before());
            }
        }
        return false;
    }

    /** Where results are counted now. */
    private Tally<R, W> tally() {
        return stack.isEmpty() ? total : stack.get(stack.size() - 1).current();
    }

    /** On the same path a rule meets the same draws and choices, with as many ways to go on. */
    static void check(String label, int branches, String earlier, int earlierBranches) {
        if (!earlier.equals(label) || earlierBranches != branches) {
            throw new IllegalStateException(
                    "the rule met '" + label + "' with " + branches + " ways to go on where it met '"
                            + earlier + "' with " + earlierBranches
                            + " before on the same path: it depends on something besides state, draws and choices");
        }
    }
}
