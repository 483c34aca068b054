package arbiter.bench.opponents;

import java.util.Locale;

/** How many of some fights were won; a fight that nobody won counts half for each. */
record WinShare(double won, int fights) {

    /** The 95 % quantile of the normal distribution, both tails. */
    private static final double Z = 1.959964;

    static final WinShare NONE = new WinShare(0, 0);

    WinShare and(double more) {
        return new WinShare(won + more, fights + 1);
    }

    WinShare and(WinShare other) {
        return new WinShare(won + other.won, fights + other.fights);
    }

    double share() {
        return won / fights;
    }

    /** The lower end of the 95 % interval by Wilson. */
    double low() {
        return middle() - half();
    }

    /** The upper end of the 95 % interval by Wilson. */
    double high() {
        return middle() + half();
    }

    private double middle() {
        return (share() + Z * Z / (2 * fights)) / (1 + Z * Z / fights);
    }

    private double half() {
        double spread = share() * (1 - share()) / fights + Z * Z / (4.0 * fights * fights);
        return Z * Math.sqrt(spread) / (1 + Z * Z / fights);
    }

    @Override
    public String toString() {
        return String.format(
                Locale.ROOT, "%.0f %% (%.0f - %.0f) | %d", 100 * share(), 100 * low(), 100 * high(), fights);
    }
}
