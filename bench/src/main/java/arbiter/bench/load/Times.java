package arbiter.bench.load;

import java.util.Arrays;

/** Times in nanoseconds, and which of them most stay below. */
final class Times {

    private long[] times = new long[1024];
    private int count;

    void add(long time) {
        if (count == times.length) {
            times = Arrays.copyOf(times, count * 2);
        }
        times[count++] = time;
    }

    int count() {
        return count;
    }

    /** In milliseconds; 0.5 is the median. */
    double milliseconds(double share) {
        if (count == 0) {
            return Double.NaN;
        }
        long[] sorted = Arrays.copyOf(times, count);
        Arrays.sort(sorted);
        return sorted[Math.max(0, (int) Math.ceil(share * count) - 1)] / 1e6;
    }
}
