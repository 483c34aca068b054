package arbiter.bench;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/** Counts rolls exactly and slowly, die by die over every single side: the second opinion on every reference answer. */
final class ExactCount {

    private Map<List<Integer>, BigInteger> counts = new HashMap<>();

    private ExactCount() {}

    /** Nothing thrown yet: each of so many numbers is 0. */
    static ExactCount start(int numbers) {
        ExactCount count = new ExactCount();
        count.add(Collections.nCopies(numbers, 0), BigInteger.ONE);
        return count;
    }

    static ExactCount empty() {
        return new ExactCount();
    }

    void add(List<Integer> place, BigInteger ways) {
        counts.merge(place, ways, BigInteger::add);
    }

    /** Throws dice; a side is what it adds to each number. */
    ExactCount dice(int dice, int[]... sides) {
        for (int die = 0; die < dice; die++) {
            Map<List<Integer>, BigInteger> before = counts;
            counts = new HashMap<>();
            before.forEach((place, ways) -> {
                for (int[] side : sides) {
                    add(moved(place, side), ways);
                }
            });
        }
        return this;
    }

    private static List<Integer> moved(List<Integer> place, int[] side) {
        Integer[] moved = new Integer[side.length];
        Arrays.setAll(moved, axis -> place.get(axis) + side[axis]);
        return List.of(moved);
    }

    BigInteger total() {
        return counts.values().stream().reduce(BigInteger.ZERO, BigInteger::add);
    }

    Fraction chance(Predicate<int[]> when) {
        BigInteger ways = counts.entrySet().stream()
                .filter(entry -> when.test(place(entry.getKey())))
                .map(Map.Entry::getValue)
                .reduce(BigInteger.ZERO, BigInteger::add);
        return new Fraction(ways, total());
    }

    Fraction mean(int axis) {
        return new Fraction(moment(axis, 1), total());
    }

    Fraction variance(int axis) {
        Fraction mean = mean(axis);
        return new Fraction(moment(axis, 2), total()).minus(mean.times(mean));
    }

    private BigInteger moment(int axis, int power) {
        return counts.entrySet().stream()
                .map(entry ->
                        BigInteger.valueOf(entry.getKey().get(axis)).pow(power).multiply(entry.getValue()))
                .reduce(BigInteger.ZERO, BigInteger::add);
    }

    /** The same with each chance as a machine number. */
    Answer answer() {
        BigInteger total = total();
        List<Map.Entry<List<Integer>, BigInteger>> entries = List.copyOf(counts.entrySet());
        return Answer.of(
                entries.size(),
                index -> place(entries.get(index).getKey()),
                index -> new Fraction(entries.get(index).getValue(), total).value());
    }

    private static int[] place(List<Integer> place) {
        return place.stream().mapToInt(Integer::intValue).toArray();
    }
}
