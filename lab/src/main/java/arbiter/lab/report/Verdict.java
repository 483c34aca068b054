package arbiter.lab.report;

import arbiter.lab.statistics.ShareInterval;
import java.util.Locale;
import java.util.OptionalLong;

/**
 * Whether an encounter is fair, as far as is known: within five points of an even share.
 *
 * @param more how many more fights it would take to tell, where it cannot be told yet
 */
public record Verdict(Kind kind, String text, OptionalLong more) {

    /** What can be said of the first side. */
    public enum Kind {
        FAIR,
        FAVOURED,
        AGAINST,
        OPEN,
        ENDLESS
    }

    /** So far from even an encounter still counts as fair. */
    public static final double BAND = 0.05;

    /** Below this a wish for more fights would never end. */
    private static final double BORDER = 0.0025;

    private static final double Z = 1.959964;

    /** Of so many fights, of which some were stopped; an even share is one part of as many as there are sides. */
    static Verdict of(ShareInterval won, String side, int sides, long fights, long stopped) {
        if (2 * stopped > fights) {
            return new Verdict(Kind.ENDLESS, "does not end: most fights had to be stopped", OptionalLong.empty());
        }
        double low = 1.0 / sides - BAND;
        double high = 1.0 / sides + BAND;
        if (won.low() > high) {
            return new Verdict(Kind.FAVOURED, side + how(won.share()), OptionalLong.empty());
        }
        if (won.high() < low) {
            return new Verdict(Kind.AGAINST, side + downside(won.share()), OptionalLong.empty());
        }
        if (won.low() >= low && won.high() <= high) {
            return new Verdict(Kind.FAIR, "fair", OptionalLong.empty());
        }
        return open(won, side, low, high, fights);
    }

    private static Verdict open(ShareInterval won, String side, double low, double high, long fights) {
        double share = won.share();
        double distance = Math.min(Math.abs(share - low), Math.abs(share - high));
        String leaning =
                share > high ? "perhaps for " + side : share < low ? "perhaps against " + side : "perhaps fair";
        if (distance < BORDER) {
            return new Verdict(Kind.OPEN, "cannot tell: on the border of fair, " + leaning, OptionalLong.empty());
        }
        double spread = Math.max(share * (1 - share), 0.01);
        long needed = (long) Math.ceil(Z * Z * spread / (distance * distance));
        long more = Math.max(1, needed - fights);
        return new Verdict(
                Kind.OPEN,
                String.format(Locale.ROOT, "cannot tell yet, %s: about %,d more fights", leaning, more),
                OptionalLong.of(more));
    }

    private static String how(double share) {
        return share >= 0.95 ? " hardly ever loses" : share >= 0.75 ? " strongly favoured" : " favoured";
    }

    private static String downside(double share) {
        return share <= 0.05 ? " hardly ever wins" : share <= 0.25 ? " at a strong disadvantage" : " at a disadvantage";
    }
}
