package arbiter.lab.statistics;

/**
 * A generalised sequential probability ratio test on pairs: is one better than another by the upper difference rather
 * than by the lower, with an error of 5 % either way? It may be asked after every pair.
 *
 * @param low the expected share of a pair under the lower hypothesis
 * @param high the same under the upper
 */
public record SequentialPairs(double low, double high) {

    /** What the ratio must reach, either way: ln 19 for errors of 5 %. */
    public static final double BOUND = Math.log(0.95 / 0.05);

    /** Kinds that did not occur count as a little, so that the ratio stays finite. */
    private static final double ABSENT = 1e-3;

    private static final int HALVINGS = 60;

    /** What is known by now. */
    public enum Verdict {
        BETTER,
        NOT_BETTER,
        OPEN
    }

    public SequentialPairs {
        if (!(0 < low && low < high && high < 1)) {
            throw new IllegalArgumentException("a test needs 0 < low < high < 1, not " + low + " and " + high);
        }
    }

    /** Between two differences in Elo points. */
    public static SequentialPairs elo(double low, double high) {
        return new SequentialPairs(share(low), share(high));
    }

    public Verdict verdict(PairCounts pairs) {
        double ratio = ratio(pairs);
        if (ratio >= BOUND) {
            return Verdict.BETTER;
        }
        return ratio <= -BOUND ? Verdict.NOT_BETTER : Verdict.OPEN;
    }

    /** The logarithm of how much likelier the pairs are under the upper hypothesis, each fitted as well as it can be. */
    public double ratio(PairCounts pairs) {
        if (pairs.pairs() == 0) {
            return 0;
        }
        double[] counts = pairs.counts().stream()
                .mapToDouble(count -> Math.max(count, ABSENT))
                .toArray();
        double atLow = tilt(counts, low);
        double atHigh = tilt(counts, high);
        double ratio = 0;
        for (int kind = 0; kind < counts.length; kind++) {
            ratio += counts[kind] * Math.log((1 + atLow * (value(kind) - low)) / (1 + atHigh * (value(kind) - high)));
        }
        return ratio;
    }

    /** How the observed frequencies must be tilted to have that mean; what is solved for falls with the tilt. */
    private static double tilt(double[] counts, double mean) {
        double from = -1 / (1 - mean);
        double to = 1 / mean;
        for (int i = 0; i < HALVINGS; i++) {
            double middle = (from + to) / 2;
            double sum = 0;
            for (int kind = 0; kind < counts.length; kind++) {
                sum += counts[kind] * (value(kind) - mean) / (1 + middle * (value(kind) - mean));
            }
            if (sum > 0) {
                from = middle;
            } else {
                to = middle;
            }
        }
        return (from + to) / 2;
    }

    private static double value(int kind) {
        return kind / 4.0;
    }

    private static double share(double elo) {
        return 1 / (1 + Math.pow(10, -elo / 400));
    }
}
