package arbiter.games.gladiators.test;

import arbiter.dice.Faces;
import java.util.function.Function;
import java.util.function.IntBinaryOperator;
import java.util.function.ToIntFunction;

/**
 * What of the die of a test matters for what comes after it, so that the odds go on once from all faces that are alike. A
 * ten that is not enough is by itself: it succeeds all the same, or is thrown again. Ledger: GG-DIE-4 to 6.
 */
public enum DieMatters {
    /** The face itself. */
    FACE((needed, die) -> die),
    /** Nothing but whether it succeeds. */
    SUCCESS((needed, die) -> die >= needed ? 1 : 0),
    /** By how much it misses. */
    MISS((needed, die) -> die >= needed ? 11 : die),
    /** By how much it succeeds. */
    RESULT((needed, die) -> die >= needed ? die : 0),
    /** How many fives of a result are begun, which is what damage goes by. Ledger: GG-RES-2. */
    FIVES((needed, die) -> die >= needed ? 1 + Math.max(1, (die - needed + 4) / 5) : 0);

    private static final int TEN = 10;
    private static final int TEN_BY_ITSELF = 12;
    private static final int LEAST = -20;

    private final IntBinaryOperator alike;
    /** By what is needed; always the same ones, since the odds of a draw are kept by them. */
    private final Function<Faces, Integer>[] plain = of(Faces::sum);

    private final Function<Faces, Integer>[] highest = of(Faces::highest);
    private final Function<Faces, Integer>[] lowest = of(Faces::lowest);

    DieMatters(IntBinaryOperator alike) {
        this.alike = alike;
    }

    @SuppressWarnings({"unchecked", "rawtypes"}) // an array of functions
    private Function<Faces, Integer>[] of(ToIntFunction<Faces> kept) {
        Function<Faces, Integer>[] all = new Function[TEN + 2 - LEAST];
        for (int i = 0; i < all.length; i++) {
            int needed = i + LEAST;
            all[i] = faces -> alike(needed, kept.applyAsInt(faces));
        }
        return all;
    }

    private int alike(int needed, int die) {
        return needed > TEN && die == TEN ? TEN_BY_ITSELF : alike.applyAsInt(needed, die);
    }

    /** Of one die where so much is needed. */
    Function<Faces, Integer> plain(int needed) {
        return plain[place(needed)];
    }

    /** Of the higher of two, or the highest of several. */
    Function<Faces, Integer> highest(int needed) {
        return highest[place(needed)];
    }

    Function<Faces, Integer> lowest(int needed) {
        return lowest[place(needed)];
    }

    /** Needing less than the least only makes for results that are farther apart than those of the least. */
    private static int place(int needed) {
        return Math.max(LEAST, Math.min(TEN + 1, needed)) - LEAST;
    }
}
