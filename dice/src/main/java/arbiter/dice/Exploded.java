package arbiter.dice;

import java.util.function.IntPredicate;

/**
 * An exploding roll that was followed to a bounded depth: its sum, and whether it was cut short there (the last die
 * allowed came up exploding too, and was counted once).
 */
public record Exploded(Numbers sum, Distribution<Boolean> cutShort) {

    static Exploded of(Numbers die, IntPredicate which, int depth) {
        if (depth < 0) {
            throw new IllegalArgumentException("a roll explodes 0 times or more, not " + depth);
        }
        Numbers sum = die;
        Distribution<Boolean> again = die.map(which::test);
        Distribution<Boolean> cutShort = again;
        for (int i = 0; i < depth; i++) {
            Numbers rest = sum;
            sum = die.<Integer>then(number ->
                            which.test(number) ? rest.plus(number) : die.kind().certain(number))
                    .numbers(Integer::intValue);
            cutShort = cutShort.combine(again, Boolean::logicalAnd);
        }
        return new Exploded(sum, cutShort);
    }
}
