package arbiter.dice;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.stream.IntStream;

/** Whole numbers with their weights, ascending; a number is its own key. */
final class NumberTable extends Table<Integer> implements Numbers {

    private final boolean gapless;

    /** Worked out when first asked for; two threads may both do so, and find the same. */
    private volatile Cells tails;

    private NumberTable(int[] keys, Cells cells, Cells total) {
        super(keys, Integer::valueOf, cells, total);
        gapless = span() == keys.length;
    }

    /** Neighbouring numbers from the first one on; empty cells are left out. */
    static NumberTable dense(int first, Cells cells, Cells total) {
        int[] places = cells.occupied();
        Cells kept = places.length == cells.size() ? cells : cells.gather(places);
        return new NumberTable(shifted(places, first), kept, total);
    }

    /** Numbers in any order, each once. */
    static NumberTable sorted(int[] numbers, Cells cells, Cells total) {
        int[] order = IntStream.range(0, numbers.length)
                .boxed()
                .sorted((a, b) -> Integer.compare(numbers[a], numbers[b]))
                .mapToInt(Integer::intValue)
                .toArray();
        int[] keys = Arrays.stream(order).map(i -> numbers[i]).toArray();
        return new NumberTable(keys, cells.gather(order), total);
    }

    private static int[] shifted(int[] numbers, int by) {
        int[] shifted = new int[numbers.length];
        for (int i = 0; i < numbers.length; i++) {
            shifted[i] = Math.addExact(numbers[i], by);
        }
        return shifted;
    }

    @Override
    public int number(int index) {
        return keys[index];
    }

    @Override
    public int lowest() {
        return keys[0];
    }

    @Override
    public int highest() {
        return keys[keys.length - 1];
    }

    @Override
    public double mean() {
        double sum = 0;
        for (int i = 0; i < keys.length; i++) {
            sum += probability(i) * keys[i];
        }
        return sum;
    }

    @Override
    public double variance() {
        double mean = mean();
        double sum = 0;
        for (int i = 0; i < keys.length; i++) {
            sum += probability(i) * (keys[i] - mean) * (keys[i] - mean);
        }
        return sum;
    }

    @Override
    public Fraction exactMean() {
        BigInteger sum = BigInteger.ZERO;
        for (int i = 0; i < keys.length; i++) {
            sum = sum.add(weight(i).multiply(BigInteger.valueOf(keys[i])));
        }
        return Fraction.of(sum, total());
    }

    @Override
    public Fraction chanceOf(Integer number) {
        int place = Arrays.binarySearch(keys, number);
        return place < 0 ? Fraction.of(BigInteger.ZERO, total()) : Fraction.of(weight(place), total());
    }

    @Override
    public double probabilityOf(Integer number) {
        int place = Arrays.binarySearch(keys, number);
        return place < 0 ? 0 : probability(place);
    }

    @Override
    public double atLeast(int number) {
        return tails().share(firstFrom(number), total);
    }

    @Override
    public double atMost(int number) {
        int end = number == Integer.MAX_VALUE ? keys.length : firstFrom(number + 1);
        return cells.sum(0, end).share(0, total);
    }

    /** The weight of each number or more, and at the end the weight of nothing. */
    Cells tails() {
        Cells known = tails;
        if (known == null) {
            known = cells.blank(keys.length + 1);
            for (int i = keys.length - 1; i >= 0; i--) {
                known.add(i, known, i + 1, 1, 1);
                known.add(i, cells, i, 1, 1);
            }
            tails = known;
        }
        return known;
    }

    /** The place of that number, or of the next one above it. */
    int firstFrom(int number) {
        if (gapless) {
            return (int) Math.max(0, Math.min(keys.length, (long) number - keys[0]));
        }
        int place = Arrays.binarySearch(keys, number);
        return place < 0 ? -place - 1 : place;
    }

    @Override
    public int quantile(double probability) {
        double sum = 0;
        for (int i = 0; i < keys.length; i++) {
            sum += probability(i);
            if (sum >= probability) {
                return keys[i];
            }
        }
        return highest();
    }

    @Override
    public Numbers plus(int constant) {
        return new NumberTable(shifted(keys, constant), cells, total);
    }

    @Override
    public Numbers times(int factor) {
        return numbers(number -> Math.multiplyExact(number, factor));
    }

    @Override
    public Numbers plus(Numbers other) {
        return Sums.plus(this, (NumberTable) other);
    }

    @Override
    public Numbers repeat(int times) {
        return Sums.repeat(this, times);
    }

    @Override
    public Numbers drop(int rolls, int lowest, int highest) {
        return OrderStatistics.of(this, rolls, lowest, highest);
    }

    /** How many numbers there are from the lowest to the highest, with the gaps. */
    long span() {
        return (long) highest() - lowest() + 1;
    }
}
