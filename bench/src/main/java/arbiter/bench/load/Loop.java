package arbiter.bench.load;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.Selector;
import java.util.Comparator;
import java.util.PriorityQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;

/** The one thread that plays everybody: hears whatever arrives, and does what is due. */
final class Loop implements AutoCloseable {

    private record Due(long time, Runnable work) {}

    private final Selector selector;
    private final PriorityQueue<Due> due = new PriorityQueue<>(Comparator.comparingLong(Due::time));

    Loop() {
        try {
            selector = Selector.open();
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    Selector selector() {
        return selector;
    }

    /** Does that at a time of {@link System#nanoTime()}. */
    void at(long time, Runnable work) {
        due.add(new Due(time, work));
    }

    /** Forgets whatever is due. */
    void clear() {
        due.clear();
    }

    void runFor(double seconds) {
        long end = System.nanoTime() + (long) (seconds * 1e9);
        run(() -> System.nanoTime() >= end, end);
    }

    /** Goes on until that is so; says no when it was not so in time. */
    boolean runUntil(BooleanSupplier done, double seconds) {
        return run(done, System.nanoTime() + (long) (seconds * 1e9));
    }

    private boolean run(BooleanSupplier done, long end) {
        while (!done.getAsBoolean()) {
            long now = System.nanoTime();
            if (now >= end) {
                return done.getAsBoolean();
            }
            if (!due.isEmpty() && due.peek().time() <= now) {
                due.poll().work().run();
                listen(0);
            } else {
                long next = due.isEmpty() ? end : Math.min(end, due.peek().time());
                listen(Math.max(1, TimeUnit.NANOSECONDS.toMillis(next - now)));
            }
        }
        return true;
    }

    private void listen(long milliseconds) {
        try {
            if (milliseconds == 0) {
                selector.selectNow(key -> ((Wire) key.attachment()).read());
            } else {
                selector.select(key -> ((Wire) key.attachment()).read(), milliseconds);
            }
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    @Override
    public void close() {
        try {
            selector.close();
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }
}
