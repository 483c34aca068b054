package arbiter.lab.run;

import arbiter.lab.tally.Tally;
import arbiter.lab.work.Batches;
import arbiter.lab.work.TallyWork;
import arbiter.lab.work.Workplace;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/**
 * Plays a job batch by batch, on several threads or on other machines. What it tells is always about the first fights of the run, so that a
 * run that is cancelled is the same as a shorter one.
 */
public final class JobRun {

    /** The trace has a point whenever there are so many times as many fights, and one at the end. */
    private static final double TRACE_STEP = 1.08;

    private final Fights<?> fights;
    private final long wanted;
    private final Batches<Tally> batches;
    private final List<SharePoint> trace = new ArrayList<>();
    private Tally tally = Tally.NONE;

    public JobRun(Fights<?> fights, int threads) {
        this(fights, Workplace.threads(threads));
    }

    public JobRun(Fights<?> fights, Workplace workplace) {
        this.fights = fights;
        this.wanted = fights.job().length().fights();
        this.batches = workplace.batches(new TallyWork(fights));
    }

    /** Ends the run soon; what is there by then is kept. */
    public void cancel() {
        batches.cancel();
    }

    /** Plays, telling the listener on this thread after each batch; once only. */
    public RunResult run(Consumer<Progress> listener) {
        long began = System.nanoTime();
        batches.run(part -> {
            tally = tally.and(part);
            trace(TRACE_STEP);
            listener.accept(Progress.of(tally, wanted, Duration.ofNanos(System.nanoTime() - began)));
            return true;
        });
        trace(1);
        Duration elapsed = Duration.ofNanos(System.nanoTime() - began);
        return new RunResult(tally, trace, tally.fights() == wanted, elapsed);
    }

    /** Adds a point if there are so many times as many fights as at the last one. */
    private void trace(double step) {
        long before = trace.isEmpty() ? 0 : trace.get(trace.size() - 1).fights();
        if (tally.fights() > before && tally.fights() >= before * step) {
            double won = tally.won(fights.sides().get(0));
            trace.add(new SharePoint(tally.fights(), won / tally.fights()));
        }
    }
}
