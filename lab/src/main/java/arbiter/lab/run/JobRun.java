package arbiter.lab.run;

import arbiter.lab.tally.FightResult;
import arbiter.lab.tally.Tally;
import arbiter.lab.tally.TallyCount;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;

/**
 * Plays a job on several threads, batch by batch. What it tells is always about the first fights of the run, so that a
 * run that is cancelled is the same as a shorter one.
 */
public final class JobRun {

    /** The first batches are small, so that there are figures soon. */
    private static final int GROWING = 6;

    private static final int BATCH = 64;

    /** The trace has a point whenever there are so much more fights. */
    private static final double TRACE_STEP = 1.08;

    /** A batch that is done, or what kept it from being done. */
    private record Done(long batch, Optional<Tally> tally, Optional<Throwable> failure) {}

    private final Fights<?> fights;
    private final int threads;
    private final long wanted;
    private final AtomicLong nextBatch = new AtomicLong();
    private final BlockingQueue<Done> done = new LinkedBlockingQueue<>();
    private final Map<Long, Tally> waiting = new HashMap<>();
    private final List<SharePoint> trace = new ArrayList<>();
    private volatile boolean cancelled;

    public JobRun(Fights<?> fights, int threads) {
        if (threads < 1) {
            throw new IllegalArgumentException("a run needs at least one thread, not " + threads);
        }
        this.fights = fights;
        this.threads = threads;
        this.wanted = fights.job().length().fights();
    }

    /** Ends the run soon; what is there by then is kept. */
    public void cancel() {
        cancelled = true;
    }

    /** Plays, telling the listener on this thread after each batch; once only. */
    public RunResult run(Consumer<Progress> listener) {
        long began = System.nanoTime();
        List<Thread> workers = start();
        Tally tally = Tally.NONE;
        long merged = 0;
        try {
            for (int running = threads; running > 0; ) {
                Done next = done.take();
                next.failure().ifPresent(JobRun::rethrow);
                if (next.tally().isEmpty()) {
                    running--;
                    continue;
                }
                waiting.put(next.batch(), next.tally().get());
                while (waiting.containsKey(merged)) {
                    tally = tally.and(waiting.remove(merged++));
                    trace(tally);
                    listener.accept(Progress.of(tally, wanted, Duration.ofNanos(System.nanoTime() - began)));
                }
            }
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        } finally {
            cancelled = cancelled || tally.fights() < wanted;
            workers.forEach(Thread::interrupt);
        }
        Duration elapsed = Duration.ofNanos(System.nanoTime() - began);
        return new RunResult(tally, trace, tally.fights() == wanted, elapsed);
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
                long from = boundary(batch);
                if (from >= wanted) {
                    break;
                }
                Optional<Tally> tally = play(from, Math.min(boundary(batch + 1), wanted));
                if (tally.isPresent()) {
                    done.add(new Done(batch, tally, Optional.empty()));
                }
            }
            done.add(new Done(0, Optional.empty(), Optional.empty()));
        } catch (RuntimeException | Error failure) {
            done.add(new Done(0, Optional.empty(), Optional.of(failure)));
        }
    }

    private Optional<Tally> play(long from, long until) {
        TallyCount count = new TallyCount(fights.sides());
        for (long number = from; number < until; number++) {
            Optional<FightResult> fight = fights.play(number, FightWatch.NOBODY, () -> cancelled);
            if (fight.isEmpty()) {
                return Optional.empty();
            }
            count.add(fight.get());
        }
        return Optional.of(count.tally());
    }

    private void trace(Tally tally) {
        long before = trace.isEmpty() ? 0 : trace.get(trace.size() - 1).fights();
        if (tally.fights() >= before * TRACE_STEP || tally.fights() == wanted) {
            trace.add(new SharePoint(tally.fights(), tally.won(fights.sides().get(0)) / tally.fights()));
        }
    }

    /** The number of the first fight of a batch. */
    private static long boundary(long batch) {
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
