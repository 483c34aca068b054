package arbiter.bench;

import arbiter.bench.hand.Grid;
import arbiter.dice.Distribution;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.IntToDoubleFunction;
import java.util.function.Predicate;

/** A result as places and their chances, whatever program it came from, so that it can be checked. */
public final class Answer {

    private record Entry(int[] place, double chance) {}

    private final List<Entry> entries = new ArrayList<>();

    private Answer() {}

    /** Reads a hand-written table; {@code axes} says in which order its axes are to be read. */
    public static Answer of(Grid grid, int... axes) {
        Answer answer = new Answer();
        grid.forEach((place, chance) -> answer.add(reordered(place, axes), chance));
        return answer;
    }

    /** Reads a distribution of the engine; {@code place} says where an outcome lies. */
    public static <T> Answer of(Distribution<T> distribution, Function<T, int[]> place) {
        return of(distribution.size(), index -> place.apply(distribution.outcome(index)), distribution::probability);
    }

    /** Reads a numbered list of outcomes. */
    static Answer of(int outcomes, IntFunction<int[]> place, IntToDoubleFunction chance) {
        Answer answer = new Answer();
        for (int index = 0; index < outcomes; index++) {
            answer.add(place.apply(index), chance.applyAsDouble(index));
        }
        return answer;
    }

    /** Reads a single chance: place 1 is success, place 0 failure. */
    public static Answer ofSuccess(double chance) {
        Answer answer = new Answer();
        answer.add(new int[] {0}, 1 - chance);
        answer.add(new int[] {1}, chance);
        return answer;
    }

    private static int[] reordered(int[] place, int[] axes) {
        int[] reordered = new int[axes.length];
        for (int axis = 0; axis < axes.length; axis++) {
            reordered[axis] = place[axes[axis]];
        }
        return reordered;
    }

    private void add(int[] place, double chance) {
        entries.add(new Entry(place, chance));
    }

    public int outcomes() {
        return entries.size();
    }

    public double chance(Predicate<int[]> when) {
        return entries.stream()
                .filter(entry -> when.test(entry.place))
                .mapToDouble(Entry::chance)
                .sum();
    }

    public double mean(int axis) {
        return entries.stream()
                .mapToDouble(entry -> entry.chance * entry.place[axis])
                .sum();
    }

    public double variance(int axis) {
        double mean = mean(axis);
        return entries.stream()
                .mapToDouble(entry -> entry.chance * Math.pow(entry.place[axis] - mean, 2))
                .sum();
    }

    public int lowest(int axis) {
        return entries.stream().mapToInt(entry -> entry.place[axis]).min().orElseThrow();
    }

    public int highest(int axis) {
        return entries.stream().mapToInt(entry -> entry.place[axis]).max().orElseThrow();
    }
}
