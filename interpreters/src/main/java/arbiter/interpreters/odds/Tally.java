package arbiter.interpreters.odds;

import java.util.LinkedHashMap;
import java.util.Map;

/** Results with their weights, equal ones merged, and what they are worth on the whole. */
final class Tally<R, W> {

    private final PathWeights<W> weights;
    private final Map<R, W> results = new LinkedHashMap<>();
    private double value;

    Tally(PathWeights<W> weights) {
        this.weights = weights;
    }

    void add(R result, W weight, double worth) {
        results.merge(result, weight, weights::sum);
        value += weights.number(weight) * worth;
    }

    /** Takes over another tally, each result with its weight times this one. */
    void add(Tally<R, W> other, W weight) {
        other.results.forEach((result, share) -> results.merge(result, weights.product(weight, share), weights::sum));
        value += weights.number(weight) * other.value;
    }

    double value() {
        return value;
    }

    Map<R, W> results() {
        return results;
    }
}
