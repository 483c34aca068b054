package arbiter.interpreters.odds;

import arbiter.dice.Weights;
import arbiter.kernel.State;
import java.util.Optional;
import java.util.function.ToDoubleBiFunction;

/**
 * The exact odds of anything the rules can do: ask with {@link #of}, say how choices are answered, and take the answer
 * {@link #exact} or {@link #fast}. The state is used to run the rule on and is put back afterwards.
 */
public final class Odds<S extends State<S>, R> {

    /** More paths than this are sampled, unless the asker says otherwise. */
    public static final long PATHS = 2_000_000;

    /** So many samples are run then. */
    public static final int SAMPLES = 100_000;

    private final S state;
    private final Program<S, R> program;
    private final Choices<S> choices;
    private final ToDoubleBiFunction<S, R> worth;
    private final long paths;
    private final int samples;

    private Odds(
            S state,
            Program<S, R> program,
            Choices<S> choices,
            ToDoubleBiFunction<S, R> worth,
            long paths,
            int samples) {
        this.state = state;
        this.program = program;
        this.choices = choices;
        this.worth = worth;
        this.paths = paths;
        this.samples = samples;
    }

    public static <S extends State<S>, R> Odds<S, R> of(S state, Program<S, R> program) {
        return new Odds<>(state, program, Choices.byDefault(), (end, result) -> 0, PATHS, SAMPLES);
    }

    /** Answers the choices on the way like that; every request's default unless said otherwise. */
    public Odds<S, R> choosing(Choices<S> policy) {
        return new Odds<>(state, program, policy, worth, paths, samples);
    }

    /** What best play strives for, of the state at the end and the result. */
    public Odds<S, R> valuing(ToDoubleBiFunction<S, R> value) {
        return new Odds<>(state, program, choices, value, paths, samples);
    }

    /** Goes through so many paths at the most; beyond them the answer is sampled and says so. */
    public Odds<S, R> within(long most) {
        return new Odds<>(state, program, choices, worth, most, samples);
    }

    /** Runs so many samples where there are too many paths. */
    public Odds<S, R> sampling(int runs) {
        return new Odds<>(state, program, choices, worth, paths, runs);
    }

    /** With exact integer weights; a sampled answer has machine numbers all the same. */
    public Answer<R> exact() {
        return answer(PathWeights.EXACT, Weights.EXACT);
    }

    /** With machine numbers. */
    public Answer<R> fast() {
        return answer(PathWeights.FAST, Weights.FAST);
    }

    /** The same, but nothing where there are more paths than allowed: best play cannot be sampled. */
    public Optional<Answer<R>> exactIfComplete() {
        return complete(PathWeights.EXACT, Weights.EXACT);
    }

    public Optional<Answer<R>> fastIfComplete() {
        return complete(PathWeights.FAST, Weights.FAST);
    }

    private <W> Answer<R> answer(PathWeights<W> weights, Weights kind) {
        return complete(weights, kind).orElseGet(() -> new Sampling<>(state, this).run(samples));
    }

    private <W> Optional<Answer<R>> complete(PathWeights<W> weights, Weights kind) {
        Enumeration<S, R, W> enumeration = new Enumeration<>(state, this, weights, kind);
        return enumeration.run(paths)
                ? Optional.of(
                        Answer.complete(weights.distribution(enumeration.total().results()), enumeration.paths()))
                : Optional.empty();
    }

    Program<S, R> program() {
        return program;
    }

    Choices<S> choices() {
        return choices;
    }

    double worth(R result) {
        return worth.applyAsDouble(state, result);
    }
}
