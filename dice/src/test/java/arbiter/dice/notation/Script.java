package arbiter.dice.notation;

import arbiter.dice.Die;
import arbiter.dice.Thrower;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;

/** Throws the sides that were written down, in their order. */
final class Script implements Thrower {

    private final Deque<Integer> sides = new ArrayDeque<>();

    static Script of(int... sides) {
        Script script = new Script();
        Arrays.stream(sides).forEach(script.sides::add);
        return script;
    }

    static Script of(String sides) {
        return sides == null
                ? of()
                : of(Arrays.stream(sides.split(" ")).mapToInt(Integer::parseInt).toArray());
    }

    @Override
    public int next(Die die) {
        return sides.remove();
    }

    boolean used() {
        return sides.isEmpty();
    }
}
