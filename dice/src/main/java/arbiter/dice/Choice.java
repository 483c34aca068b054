package arbiter.dice;

import java.util.List;
import java.util.function.ToIntFunction;

/** Somebody's decision inside a roll: the best way to go on from one state, for use with {@link Distribution#then}. */
public final class Choice {

    private Choice() {}

    /** The way to go on whose expected value is highest; of equal ones the first. */
    public static <T> Distribution<T> best(ToIntFunction<? super T> value, List<? extends Distribution<T>> ways) {
        if (ways.isEmpty()) {
            throw new IllegalArgumentException("a choice needs at least one way to go on");
        }
        Distribution<T> best = ways.get(0);
        for (Distribution<T> way : ways.subList(1, ways.size())) {
            if (better(way.numbers(value), best.numbers(value))) {
                best = way;
            }
        }
        return best;
    }

    private static boolean better(Numbers way, Numbers best) {
        return way.kind() == Weights.EXACT && best.kind() == Weights.EXACT
                ? way.exactMean().compareTo(best.exactMean()) > 0
                : way.mean() > best.mean();
    }
}
