package arbiter.bench.opponents;

import arbiter.lab.statistics.ShareInterval;
import java.util.Locale;

/** How many of some fights were won; a fight that nobody won counts half for each. */
record WinShare(double won, int fights) {

    static final WinShare NONE = new WinShare(0, 0);

    WinShare and(double more) {
        return new WinShare(won + more, fights + 1);
    }

    WinShare and(WinShare other) {
        return new WinShare(won + other.won, fights + other.fights);
    }

    ShareInterval interval() {
        return ShareInterval.of(won, fights);
    }

    @Override
    public String toString() {
        ShareInterval sure = interval();
        return String.format(
                Locale.ROOT,
                "%.0f %% (%.0f - %.0f) | %d",
                100 * sure.share(),
                100 * sure.low(),
                100 * sure.high(),
                fights);
    }
}
