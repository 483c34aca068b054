package arbiter.lab.agent;

import arbiter.dice.RandomStream;
import arbiter.kernel.Agent;
import arbiter.kernel.Call;
import arbiter.kernel.Request;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** Answers a quarter of what it is asked by lot, and the rest as another agent does: an opponent for people who learn. */
public final class EasyAgent<S> implements Agent<S> {

    /** One answer in so many is left to luck: more, and nothing is left of an opponent. */
    private static final int LUCKY = 4;

    private final Agent<S> other;
    private final RandomStream random;

    public EasyAgent(Agent<S> other, long seed) {
        this.other = other;
        this.random = new RandomStream(seed);
    }

    @Override
    public int pick(S state, Request<?> request) {
        return random.below(LUCKY) == 0 ? random.below(request.options().size()) : other.pick(state, request);
    }

    @Override
    public Optional<Call> call(S state, Supplier<List<Call>> offered) {
        return other.call(state, offered);
    }
}
