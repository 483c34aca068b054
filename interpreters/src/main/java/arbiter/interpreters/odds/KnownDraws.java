package arbiter.interpreters.odds;

import arbiter.dice.Distribution;
import arbiter.dice.Draw;
import arbiter.dice.Weights;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Function;

/** The odds of the draws an enumeration has met. A rule meets the same few objects on every path. */
final class KnownDraws {

    private static final int KEPT = 32;
    private static final Function<?, ?> EVERYTHING = Function.identity();

    private final Weights kind;
    private final Draw<?>[] draws = new Draw<?>[KEPT];
    private final Function<?, ?>[] matters = new Function<?, ?>[KEPT];
    private final Distribution<?>[] odds = new Distribution<?>[KEPT];
    private int known;

    KnownDraws(Weights kind) {
        this.kind = kind;
    }

    /** With one outcome of those that are equal in what matters. */
    <T> Distribution<T> odds(Draw<T> draw, Function<T, ?> mattering) {
        for (int i = 0; i < known; i++) {
            if (draws[i] == draw && matters[i] == mattering) {
                @SuppressWarnings("unchecked") // the odds of a draw are of its results
                Distribution<T> found = (Distribution<T>) odds[i];
                return found;
            }
        }
        Distribution<T> all = kind == Weights.EXACT ? draw.exact() : draw.fast();
        Distribution<T> found = mattering == EVERYTHING ? all : together(all, mattering);
        if (known < KEPT) {
            draws[known] = draw;
            matters[known] = mattering;
            odds[known++] = found;
        }
        return found;
    }

    /** Everything about the result matters. */
    static <T> Function<T, ?> everything() {
        @SuppressWarnings("unchecked") // takes anything
        Function<T, ?> all = (Function<T, ?>) EVERYTHING;
        return all;
    }

    private static <T> Distribution<T> together(Distribution<T> all, Function<T, ?> mattering) {
        Map<Object, T> first = new HashMap<>();
        return all.map(outcome -> first.computeIfAbsent(mattering.apply(outcome), fresh -> outcome));
    }
}
