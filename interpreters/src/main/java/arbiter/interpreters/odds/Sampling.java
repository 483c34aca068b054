package arbiter.interpreters.odds;

import arbiter.dice.Draw;
import arbiter.dice.RandomStream;
import arbiter.kernel.Event;
import arbiter.kernel.Option;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import arbiter.kernel.State;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The odds of a rule that can go too many ways, estimated by running it again and again. Choices for which the best
 * answer was wanted get their default: best play cannot be sampled.
 */
final class Sampling<S extends State<S>, R> implements Play<S> {

    private static final long SEED = 1;

    private final S state;
    private final Odds<S, R> odds;
    private final RandomStream random = new RandomStream(SEED);

    Sampling(S state, Odds<S, R> odds) {
        this.state = state;
        this.odds = odds;
    }

    Answer<R> run(int samples) {
        S before = state.copy();
        Map<R, Double> counts = new LinkedHashMap<>();
        try {
            for (int i = 0; i < samples; i++) {
                counts.merge(odds.program().run(this), 1.0 / samples, Double::sum);
                state.restore(before);
            }
        } finally {
            state.restore(before);
        }
        return Answer.sampled(PathWeights.FAST.distribution(counts), samples);
    }

    @Override
    public S state() {
        return state;
    }

    @Override
    public <T> T draw(String label, Draw<T> draw) {
        return draw.sample(random);
    }

    @Override
    public <O extends Option> O choose(Request<O> request) {
        return request.option(odds.choices().answer(state, request).orElse(request.fallbackIndex()));
    }

    @Override
    public void emit(Event<S> event) {
        event.apply(state);
    }
}
