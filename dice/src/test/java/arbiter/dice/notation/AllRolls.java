package arbiter.dice.notation;

import arbiter.dice.Die;
import arbiter.dice.Fraction;
import arbiter.dice.Thrower;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/** Throws every sequence of sides there is, one after the other, and adds up what each is worth. */
final class AllRolls implements Thrower {

    private final IntPredicate allowed;
    private final List<Integer> choices = new ArrayList<>();
    private final List<int[]> sides = new ArrayList<>();
    private int next;

    private AllRolls(IntPredicate allowed) {
        this.allowed = allowed;
    }

    static <R> Map<R, Fraction> of(Function<Thrower, R> roll) {
        return given(side -> true, roll);
    }

    /** Only these sides come up, on every die. */
    static <R> Map<R, Fraction> given(IntPredicate allowed, Function<Thrower, R> roll) {
        AllRolls rolls = new AllRolls(allowed);
        Map<R, Map<Long, Long>> found = new LinkedHashMap<>();
        do {
            rolls.next = 0;
            R result = roll.apply(rolls);
            found.computeIfAbsent(result, first -> new LinkedHashMap<>()).merge(rolls.ways(), 1L, Long::sum);
        } while (rolls.advance());
        Map<R, Fraction> chances = new LinkedHashMap<>();
        found.forEach((result, counts) -> chances.put(result, sum(counts)));
        return chances;
    }

    /** How often a sequence was found of which there are so many alike. */
    private static Fraction sum(Map<Long, Long> counts) {
        Fraction sum = Fraction.ZERO;
        for (Map.Entry<Long, Long> count : counts.entrySet()) {
            sum = sum.plus(Fraction.of(count.getValue(), count.getKey()));
        }
        return sum;
    }

    @Override
    public int next(Die die) {
        if (next == choices.size()) {
            choices.add(0);
            sides.add(IntStream.rangeClosed(1, die.sides()).filter(allowed).toArray());
        }
        int side = sides.get(next)[choices.get(next)];
        next++;
        return side;
    }

    /** One sequence of throws of such dice has a chance of one in so many. */
    private long ways() {
        long ways = 1;
        for (int[] die : sides) {
            ways = Math.multiplyExact(ways, die.length);
        }
        return ways;
    }

    private boolean advance() {
        while (!choices.isEmpty()) {
            int last = choices.size() - 1;
            if (choices.get(last) + 1 < sides.get(last).length) {
                choices.set(last, choices.get(last) + 1);
                return true;
            }
            choices.remove(last);
            sides.remove(last);
        }
        return false;
    }
}
