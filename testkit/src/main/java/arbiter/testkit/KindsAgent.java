package arbiter.testkit;

import arbiter.dice.RandomStream;
import arbiter.kernel.Agent;
import arbiter.kernel.Option;
import arbiter.kernel.Request;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Function;

/** Takes any kind of option, each as likely as the other, and then any of that kind; some kinds hardly ever. */
final class KindsAgent<S> implements Agent<S> {

    /** A rare kind is taken once in so many times that chance points at it; else chance points once more. */
    private static final int RARELY = 10;

    private final RandomStream random;
    private final Function<Option, String> kinds;
    private final Set<String> rare;

    KindsAgent(long seed, Function<Option, String> kinds, Set<String> rare) {
        random = new RandomStream(seed);
        this.kinds = kinds;
        this.rare = rare;
    }

    @Override
    public int pick(S state, Request<?> request) {
        List<String> each = request.options().stream().map(kinds).toList();
        List<String> distinct = each.stream().distinct().toList();
        String taken = any(distinct);
        if (rare.contains(taken) && random.below(RARELY) > 0) {
            taken = any(distinct);
        }
        List<Integer> places = new ArrayList<>();
        for (int i = 0; i < each.size(); i++) {
            if (each.get(i).equals(taken)) {
                places.add(i);
            }
        }
        return any(places);
    }

    private <T> T any(List<T> list) {
        return list.get(random.below(list.size()));
    }
}
