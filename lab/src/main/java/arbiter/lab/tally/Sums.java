package arbiter.lab.tally;

import java.util.Map;
import java.util.TreeMap;
import java.util.function.BinaryOperator;

/** Puts the counts of two maps together. */
final class Sums {

    private Sums() {}

    static <K, V> Map<K, V> of(Map<K, V> one, Map<K, V> other, BinaryOperator<V> sum) {
        Map<K, V> both = new TreeMap<>(one);
        other.forEach((key, value) -> both.merge(key, value, sum));
        return both;
    }
}
