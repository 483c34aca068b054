package arbiter.cli.text;

import java.util.Locale;

/** Probabilities as people read them. */
public final class Percent {

    private Percent() {}

    /** With two decimals; what is possible is never shown as never, nor what may fail as certain. */
    public static String of(double probability) {
        if (probability > 0 && probability < 0.00005) {
            return "<0.01 %";
        }
        if (probability < 1 && probability > 0.99995) {
            return ">99.99 %";
        }
        return String.format(Locale.ROOT, "%.2f %%", 100 * probability);
    }

    /** Without decimals, for what is only known roughly. */
    public static String whole(double probability) {
        return Math.round(100 * probability) + " %";
    }
}
