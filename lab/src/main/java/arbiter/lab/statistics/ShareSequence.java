package arbiter.lab.statistics;

/**
 * How far a share can be off after so many fights, at 95 % for all numbers of fights together: one may look after every
 * fight and stop when it is narrow enough. A normal mixture over results between 0 and 1.
 */
public final class ShareSequence {

    private static final double ALPHA = 0.05;

    /** Results between 0 and 1 vary by a quarter at the most. */
    private static final double VARIANCE = 0.25;

    /** Where the mixture is tightest: near the number of fights that one point takes. */
    private static final double MIXTURE = 700;

    private ShareSequence() {}

    /** Half the width after so many fights. */
    public static double radius(long fights) {
        if (fights < 1) {
            throw new IllegalArgumentException("nothing is known after " + fights + " fights");
        }
        double spread = fights * VARIANCE + MIXTURE;
        return Math.sqrt(spread * Math.log(spread / (MIXTURE * ALPHA * ALPHA))) / fights;
    }

    /** After how many fights the share is known to within that much. */
    public static long fightsFor(double within) {
        if (within <= 0 || within >= 1) {
            throw new IllegalArgumentException(
                    "a share can be known to within something between 0 and 1, not " + within);
        }
        long enough = 1;
        while (radius(enough) > within) {
            enough *= 2;
        }
        long few = enough / 2;
        while (enough - few > 1) {
            long middle = (few + enough) / 2;
            if (radius(middle) > within) {
                few = middle;
            } else {
                enough = middle;
            }
        }
        return enough;
    }
}
