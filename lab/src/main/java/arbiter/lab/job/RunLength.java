package arbiter.lab.job;

import arbiter.kernel.Refused;
import arbiter.lab.statistics.ShareSequence;
import java.util.OptionalDouble;

/**
 * How many fights are played: so many, or as many as it takes to know a share to within that much. How many that are
 * does not depend on how the fights go, so that nobody can stop at a lucky moment.
 */
public record RunLength(long fights, OptionalDouble within) {

    public static final long MOST_FIGHTS = 10_000_000;

    private static final double FINEST = 0.001;

    public RunLength {
        if (fights < 1 || fights > MOST_FIGHTS) {
            throw new Refused("a run has 1 to " + MOST_FIGHTS + " fights, not " + fights);
        }
    }

    public static RunLength of(long fights) {
        return new RunLength(fights, OptionalDouble.empty());
    }

    /** Until every share is known to within that much, at 95 %. */
    public static RunLength within(double share) {
        if (!(share >= FINEST && share < 0.5)) {
            throw new Refused("a share is found to within 0.1 to 50 points, not " + 100 * share);
        }
        return new RunLength(ShareSequence.fightsFor(share), OptionalDouble.of(share));
    }
}
