package arbiter.interpreters.odds;

import arbiter.dice.Both;
import arbiter.dice.Distribution;
import arbiter.dice.Draw;
import arbiter.dice.Weights;
import java.util.HashMap;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.function.Function;

/** The odds of the draws an enumeration has met. A rule meets the same few objects on every path. */
final class KnownDraws {

    private static final int KEPT = 32;
    private static final Function<?, ?> EVERYTHING = Function.identity();

    private final Weights kind;
    private final Draw<?>[] draws = new Draw<?>[KEPT];
    /** What matters of each draw, of one result or of two in a row; known again by its equality, which of most is identity. */
    private final Object[] matters = new Object[KEPT];

    private final Distribution<?>[] odds = new Distribution<?>[KEPT];
    private int known;

    KnownDraws(Weights kind) {
        this.kind = kind;
    }

    /** With one outcome of those that are equal in what matters. */
    <T> Distribution<T> odds(Draw<T> draw, Function<T, ?> mattering) {
        int place = place(draw, mattering);
        if (place < known) {
            @SuppressWarnings("unchecked") // the odds of a draw are of its results
            Distribution<T> found = (Distribution<T>) odds[place];
            return found;
        }
        Distribution<T> all = all(draw);
        return keep(draw, mattering, mattering == EVERYTHING ? all : together(all, mattering));
    }

    /** Of two results in a row, with one pair of those that are equal in what matters. */
    <T> Distribution<Both<T, T>> odds(Draw<T> draw, BiFunction<T, T, ?> mattering) {
        int place = place(draw, mattering);
        if (place < known) {
            @SuppressWarnings("unchecked") // what matters of two results was asked for two only
            Distribution<Both<T, T>> found = (Distribution<Both<T, T>>) odds[place];
            return found;
        }
        Distribution<T> all = all(draw);
        Map<Object, Both<T, T>> first = new HashMap<>();
        return keep(
                draw,
                mattering,
                all.combine(
                        all,
                        (one, other) ->
                                first.computeIfAbsent(mattering.apply(one, other), fresh -> new Both<>(one, other))));
    }

    /** Where the odds are; beyond the last if they are not known. */
    private int place(Draw<?> draw, Object mattering) {
        for (int i = 0; i < known; i++) {
            if (draws[i] == draw && matters[i].equals(mattering)) {
                return i;
            }
        }
        return known;
    }

    private <T> Distribution<T> all(Draw<T> draw) {
        return kind == Weights.EXACT ? draw.exact() : draw.fast();
    }

    private <T> Distribution<T> keep(Draw<?> draw, Object mattering, Distribution<T> found) {
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
