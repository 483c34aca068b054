package arbiter.cli.lab;

import arbiter.lab.statistics.ShareInterval;
import java.time.Duration;
import java.util.Locale;

/** Shares, differences and times as people read them. */
public final class Shares {

    private Shares() {}

    /** {@code 61.8 %}. */
    public static String percent(double share) {
        return String.format(Locale.ROOT, "%.1f %%", 100 * share);
    }

    /** {@code 61.8 % (60.8 to 62.8)}. */
    public static String interval(ShareInterval share) {
        return String.format(
                Locale.ROOT, "%.1f %% (%.1f to %.1f)", 100 * share.share(), 100 * share.low(), 100 * share.high());
    }

    /** {@code +2.3 points}. */
    public static String points(double difference) {
        return String.format(Locale.ROOT, "%+.1f points", 100 * difference);
    }

    public static String time(Duration time) {
        long seconds = time.toSeconds();
        if (seconds < 1) {
            return String.format(Locale.ROOT, "%.1f s", time.toMillis() / 1000.0);
        }
        if (seconds < 120) {
            return seconds + " s";
        }
        return seconds < 7_200 ? seconds / 60 + " min" : seconds / 3_600 + " h";
    }
}
