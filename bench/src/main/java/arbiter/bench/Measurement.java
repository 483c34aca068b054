package arbiter.bench;

import java.util.Arrays;
import java.util.OptionalDouble;

/**
 * What the timing of a pair came to: nanoseconds a run, and the candidate's time over the yardstick's, half of
 * all rounds lying between the lower and the upper ratio.
 */
public record Measurement(
        String name,
        double yardstickNanos,
        double candidateNanos,
        double ratio,
        double lowerRatio,
        double upperRatio,
        OptionalDouble target) {

    /** Sums up the rounds: medians of the times and of the pairwise ratios. */
    static Measurement of(Pair pair, double[] yardstick, double[] candidate) {
        double[] ratios = new double[yardstick.length];
        Arrays.setAll(ratios, round -> candidate[round] / yardstick[round]);
        Arrays.sort(ratios);
        return new Measurement(
                pair.name(),
                median(yardstick),
                median(candidate),
                median(ratios),
                ratios[ratios.length / 4],
                ratios[ratios.length - 1 - ratios.length / 4],
                pair.target());
    }

    private static double median(double[] values) {
        double[] sorted = values.clone();
        Arrays.sort(sorted);
        int middle = sorted.length / 2;
        return sorted.length % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
    }

    /** In words: whether the ratio is within the target. */
    public String verdict() {
        if (target.isEmpty()) {
            return "-";
        }
        return ratio <= target.getAsDouble() ? "met" : "not met";
    }
}
