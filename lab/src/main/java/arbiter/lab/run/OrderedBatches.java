package arbiter.lab.run;

import arbiter.lab.work.Batches;
import arbiter.lab.work.Workload;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BooleanSupplier;
import java.util.function.LongUnaryOperator;
import java.util.function.Predicate;

/**
 * Work on numbers from 0 on, done by several threads in batches and taken in the order of the numbers: whatever is taken
 * is about the first numbers, however many threads there are and whenever it ends.
 */
public final class OrderedBatches<T> implements Batches<T> {

    /** The first batches are small, so that there is something soon. */
    private static final int GROWING = 6;

    private static final int BATCH = 64;

    /** What is done with the numbers from one to another, the last left out; empty if it was cancelled. */
    @FunctionalInterface
    public interface Work<T> {

        Optional<T> on(long from, long until, BooleanSupplier cancelled);
    }

    /** A batch that is done, or what kept it from being done; neither once a thread has no more to do. */
    private record Done<T>(long batch, Optional<T> part, Optional<Throwable> failure) {}

    private final long wanted;
    private final int threads;
    private final LongUnaryOperator boundaries;
    private final Work<T> work;
    private final AtomicLong nextBatch = new AtomicLong();
    private final BlockingQueue<Done<T>> done = new LinkedBlockingQueue<>();
    private volatile boolean cancelled;

    public OrderedBatches(long wanted, int threads, Work<T> work) {
        this(wanted, threads, work, OrderedBatches::boundary);
    }

    public OrderedBatches(Workload<T> work, int threads) {
        this(work.numbers(), threads, work::play, work::boundary);
    }

    private OrderedBatches(long wanted, int threads, Work<T> work, LongUnaryOperator boundaries) {
        if (threads < 1) {
            throw new IllegalArgumentException("at least one thread is needed, not " + threads);
        }
        this.wanted = wanted;
        this.threads = threads;
        this.work = work;
        this.boundaries = boundaries;
    }

    @Override
    public void cancel() {
        cancelled = true;
    }

    @Override
    public void run(Predicate<T> taker) {
        Map<Long, T> waiting = new HashMap<>();
        long taken = 0;
        List<Thread> workers = start();
        try {
            for (int running = threads; running > 0; ) {
                Done<T> next = done.take();
                next.failure().ifPresent(OrderedBatches::rethrow);
                if (next.part().isEmpty()) {
                    running--;
                    continue;
                }
                waiting.put(next.batch(), next.part().get());
                while (waiting.containsKey(taken)) {
                    if (!taker.test(waiting.remove(taken++))) {
                        return;
                    }
                }
            }
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        } finally {
            cancelled = true;
            workers.forEach(Thread::interrupt);
        }
    }

    private List<Thread> start() {
        List<Thread> workers = new ArrayList<>();
        for (int i = 0; i < threads; i++) {
            Thread worker = new Thread(this::work, "lab-" + i);
            worker.setDaemon(true);
            worker.start();
            workers.add(worker);
        }
        return workers;
    }

    private void work() {
        try {
            while (!cancelled) {
                long batch = nextBatch.getAndIncrement();
                long from = boundaries.applyAsLong(batch);
                if (from >= wanted) {
                    break;
                }
                work.on(from, Math.min(boundaries.applyAsLong(batch + 1), wanted), () -> cancelled)
                        .ifPresent(part -> done.add(new Done<>(batch, Optional.of(part), Optional.empty())));
            }
            done.add(new Done<>(0, Optional.empty(), Optional.empty()));
        } catch (RuntimeException | Error failure) {
            done.add(new Done<>(0, Optional.empty(), Optional.of(failure)));
        }
    }

    /** The first number of a batch where nothing else is said. */
    public static long boundary(long batch) {
        if (batch == 0) {
            return 0;
        }
        return batch <= GROWING ? 1L << batch : (batch - GROWING + 1) * BATCH;
    }

    private static void rethrow(Throwable failure) {
        if (failure instanceof Error error) {
            throw error;
        }
        throw (RuntimeException) failure;
    }
}
