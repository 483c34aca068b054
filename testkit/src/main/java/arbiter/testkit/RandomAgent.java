package arbiter.testkit;

import arbiter.dice.RandomStream;
import arbiter.kernel.Agent;
import arbiter.kernel.Request;

/** Takes any option, each as likely as the other; the same ones for the same seed. */
public final class RandomAgent<S> implements Agent<S> {

    private final RandomStream random;

    public RandomAgent(long seed) {
        random = new RandomStream(seed);
    }

    @Override
    public int pick(S state, Request<?> request) {
        return random.below(request.options().size());
    }
}
