package arbiter.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/** What is known about the right answer to a task, and the check that an answer agrees with it to 1e-9. */
public final class Reference {

    /** How far a chance, a mean or a variance may be off. */
    public static final double TOLERANCE = 1e-9;

    /** The chance that an outcome lies where {@code when} says. */
    public record Chance(String what, double value, Predicate<int[]> when) {}

    /** The mean of one of the numbers of an outcome. */
    public record Mean(int axis, double value) {}

    /** The variance of one of the numbers of an outcome. */
    public record Variance(int axis, double value) {}

    /** Between what values one of the numbers of an outcome lies. */
    public record Range(int axis, int lowest, int highest) {}

    private final String task;
    private final int outcomes;
    private final List<Chance> chances = new ArrayList<>();
    private final List<Mean> means = new ArrayList<>();
    private final List<Variance> variances = new ArrayList<>();
    private final List<Range> ranges = new ArrayList<>();

    private Reference(String task, int outcomes) {
        this.task = task;
        this.outcomes = outcomes;
    }

    static Reference of(String task, int outcomes) {
        return new Reference(task, outcomes);
    }

    Reference chance(String what, double value, Predicate<int[]> when) {
        chances.add(new Chance(what, value, when));
        return this;
    }

    Reference mean(int axis, double value) {
        means.add(new Mean(axis, value));
        return this;
    }

    Reference variance(int axis, double value) {
        variances.add(new Variance(axis, value));
        return this;
    }

    Reference range(int axis, int lowest, int highest) {
        ranges.add(new Range(axis, lowest, highest));
        return this;
    }

    public String task() {
        return task;
    }

    public List<Chance> chances() {
        return List.copyOf(chances);
    }

    /** Everything in which the answer differs, in words; empty when it is right. */
    public List<String> problems(Answer answer) {
        List<String> problems = new ArrayList<>();
        if (answer.outcomes() != outcomes) {
            problems.add(task + ": " + answer.outcomes() + " outcomes, should be " + outcomes);
        }
        compare(problems, "all chances together", answer.chance(place -> true), 1);
        for (Chance chance : chances) {
            compare(problems, "chance of " + chance.what, answer.chance(chance.when), chance.value);
        }
        for (Mean mean : means) {
            compare(problems, "mean of number " + (mean.axis + 1), answer.mean(mean.axis), mean.value);
        }
        for (Variance variance : variances) {
            compare(problems, "variance", answer.variance(variance.axis), variance.value);
        }
        for (Range range : ranges) {
            compare(problems, "lowest of number " + (range.axis + 1), answer.lowest(range.axis), range.lowest);
            compare(problems, "highest of number " + (range.axis + 1), answer.highest(range.axis), range.highest);
        }
        return problems;
    }

    private void compare(List<String> problems, String what, double actual, double expected) {
        // Written so that a result that is not a number is a problem too.
        if (!(Math.abs(actual - expected) <= TOLERANCE)) {
            problems.add(task + ": " + what + " is " + actual + ", should be " + expected);
        }
    }
}
