package arbiter.server.http;

import arbiter.server.shared.Recent;
import arbiter.server.shared.RequestRefused;
import java.time.Duration;
import java.util.Map;
import java.util.OptionalLong;
import java.util.function.LongSupplier;

/**
 * How often somebody may do something: a bucket that holds so many at once and fills up again over time. Of all who
 * were ever seen only the latest are remembered, so that nobody can fill the memory with new names.
 */
final class RateLimit {

    private static final int REMEMBERED = 20_000;

    /** How many at once, and in which time as many come back. */
    record Rate(String what, int burst, Duration refill) {}

    private static final class Bucket {
        private double left;
        private long seen;
    }

    private final Rate rate;
    private final LongSupplier nanos;
    private final double nanosForOne;
    private final Map<String, Bucket> buckets = new Recent<>(REMEMBERED);

    RateLimit(Rate rate, LongSupplier nanos) {
        this.rate = rate;
        this.nanos = nanos;
        this.nanosForOne = (double) rate.refill().toNanos() / rate.burst();
    }

    /** Takes one for that name, or says after how many seconds there will be one. */
    OptionalLong take(String name) {
        return take(name, 1);
    }

    private synchronized OptionalLong take(String name, int count) {
        long now = nanos.getAsLong();
        Bucket bucket = buckets.get(name);
        if (bucket == null) {
            bucket = new Bucket();
            bucket.left = rate.burst();
            buckets.put(name, bucket);
        } else {
            bucket.left = Math.min(rate.burst(), bucket.left + (now - bucket.seen) / nanosForOne);
        }
        bucket.seen = now;
        if (bucket.left < count) {
            return OptionalLong.of((long) Math.ceil((count - bucket.left) * nanosForOne / 1e9));
        }
        bucket.left -= count;
        return OptionalLong.empty();
    }

    /** Takes one for that name, or declines. */
    void use(String name) {
        use(name, 1);
    }

    /** Takes so many for that name, or declines. */
    void use(String name, int count) {
        OptionalLong wait = take(name, count);
        if (wait.isPresent()) {
            throw RequestRefused.tooFast(rate.what(), Math.max(1, wait.getAsLong()));
        }
    }

    synchronized int remembered() {
        return buckets.size();
    }
}
