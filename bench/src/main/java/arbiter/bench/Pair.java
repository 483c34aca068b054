package arbiter.bench;

import java.util.OptionalDouble;

/**
 * Two programs for the same task. The target is how many times the yardstick's time the candidate may take; a pair
 * without one is for orientation.
 */
public record Pair(String name, Program yardstick, Program candidate, OptionalDouble target) {

    public static Pair of(String name, Program yardstick, Program candidate, double target) {
        return new Pair(name, yardstick, candidate, OptionalDouble.of(target));
    }

    public static Pair forOrientation(String name, Program yardstick, Program candidate) {
        return new Pair(name, yardstick, candidate, OptionalDouble.empty());
    }
}
