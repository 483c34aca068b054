package arbiter.interpreters.preview;

import java.util.Optional;

/**
 * How much work a row of outlooks may be on the whole, so that a large table does not keep people waiting. Every outlook
 * follows all its ways as long as there is something left; beyond that it is sampled and says so.
 */
public final class Budget {

    /** Of all outlooks together. */
    private static final long WAYS = 160_000;

    private static final int SAMPLES = 15_000;

    /** Of one of them, and of one that is asked for alone. */
    private static final long MOST_WAYS = 20_000;

    private static final long ALONE = 50_000;

    private static final int MOST_SAMPLES = 5_000;

    private final boolean forOne;
    private final int samples;
    private long ways;

    /** For so many outlooks. */
    public Budget(int outlooks) {
        this(outlooks, WAYS);
    }

    Budget(int outlooks, long ways) {
        this.forOne = outlooks <= 1;
        this.samples = Math.min(MOST_SAMPLES, SAMPLES / Math.max(1, outlooks));
        this.ways = ways;
    }

    public boolean isForOne() {
        return forOne;
    }

    /** What it leads to where others answer at their best; empty where that is more work than is left. */
    public synchronized Optional<Outlook> spendAnswered(Preview<?> preview) {
        long most = Math.min(forOne ? ALONE : MOST_WAYS, ways);
        Optional<Outlook> outlook = preview.within(most).fastAnswered();
        ways -= outlook.map(Outlook::paths).orElse(most);
        return outlook;
    }

    /** What that answer leads to, with machine numbers. */
    public synchronized Outlook spend(Preview<?> preview) {
        long most = Math.min(forOne ? ALONE : MOST_WAYS, ways);
        Outlook outlook = preview.within(most).sampling(samples).fast();
        ways -= outlook.complete() ? outlook.paths() : most;
        return outlook;
    }
}
