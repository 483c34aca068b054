package arbiter.lab.statistics;

/** The 95 % interval of a share by Wilson; a fight that nobody won counts half. */
public record ShareInterval(double share, double low, double high) {

    /** The quantile of the normal distribution for 95 %, both tails. */
    private static final double Z = 1.959964;

    /** Of what was won in so many fights. */
    public static ShareInterval of(double won, int fights) {
        if (fights < 1 || won < 0 || won > fights) {
            throw new IllegalArgumentException("no share of " + fights + " fights: " + won + " won");
        }
        double share = won / fights;
        double scale = 1 + Z * Z / fights;
        double middle = (share + Z * Z / (2.0 * fights)) / scale;
        double half = Z * Math.sqrt(share * (1 - share) / fights + Z * Z / (4.0 * fights * fights)) / scale;
        return new ShareInterval(share, Math.max(0, middle - half), Math.min(1, middle + half));
    }

    public boolean holds(double value) {
        return low <= value && value <= high;
    }

    /** The smallest difference between two such runs that would be seen four times in five. */
    public static double visibleDifference(double share, int fights) {
        double power = 0.841621;
        double spread = Math.max(share * (1 - share), 1.0 / fights);
        return (Z + power) * Math.sqrt(2 * spread / fights);
    }
}
