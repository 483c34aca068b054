package arbiter.interpreters.odds;

import arbiter.kernel.Ending;
import java.util.Map;
import java.util.function.ToDoubleFunction;

/**
 * How a fight ends and what it takes: the chance of every ending, how often each state is met on the average before the
 * end, and the chance that was left undecided.
 */
public record Solution<S>(Map<Ending, Double> endings, Map<S, Double> visits, double undecided) {

    /** The chance that this side wins. */
    public double wins(String side) {
        return endings.entrySet().stream()
                .filter(entry -> entry.getKey().winner().filter(side::equals).isPresent())
                .mapToDouble(Map.Entry::getValue)
                .sum();
    }

    /** How much of something there is on the average over the fight, counted at every step: one each counts steps. */
    public double expected(ToDoubleFunction<S> amount) {
        return visits.entrySet().stream()
                .mapToDouble(entry -> entry.getValue() * amount.applyAsDouble(entry.getKey()))
                .sum();
    }
}
