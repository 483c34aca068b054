package arbiter.interpreters.odds;

import java.util.LinkedHashMap;
import java.util.Map;

/** Results with their weights, equal ones merged, and what they are worth on the whole. */
final class Tally<R, W> {

    private final PathWeights<W> weights;
    /** Very many tallies have a single result, which needs no map. */
    private R only;

    private W weightOfOnly;
    private Map<R, W> results;
    private double value;

    Tally(PathWeights<W> weights) {
        this.weights = weights;
    }

    void add(R result, W weight, double worth) {
        merge(result, weight);
        value += weights.number(weight) * worth;
    }

    /** Takes over another tally, each result with its weight times this one. */
    void add(Tally<R, W> other, W weight) {
        if (isEmpty() && other.results != null && weight.equals(weights.one())) {
            results = other.results; // nobody counts in the other one any more
        } else if (other.results != null) {
            for (Map.Entry<R, W> entry : other.results.entrySet()) {
                merge(entry.getKey(), weights.product(weight, entry.getValue()));
            }
        } else if (other.weightOfOnly != null) {
            merge(other.only, weights.product(weight, other.weightOfOnly));
        }
        value += weights.number(weight) * other.value;
    }

    private void merge(R result, W weight) {
        if (isEmpty()) {
            only = result;
            weightOfOnly = weight;
        } else {
            results().merge(result, weight, weights::sum);
        }
    }

    private boolean isEmpty() {
        return results == null && weightOfOnly == null;
    }

    double value() {
        return value;
    }

    Map<R, W> results() {
        if (results == null) {
            results = new LinkedHashMap<>();
            if (weightOfOnly != null) {
                results.put(only, weightOfOnly);
            }
        }
        return results;
    }
}
