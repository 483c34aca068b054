package arbiter.lab.spark;

import arbiter.kernel.Refused;
import arbiter.lab.work.Batches;
import arbiter.lab.work.Workload;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import org.apache.spark.SparkContext;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.rdd.RDD;
import scala.reflect.ClassTag;
import scala.reflect.ClassTag$;
import scala.runtime.AbstractFunction2;
import scala.runtime.BoxedUnit;

/** Some work as one job of Spark, whose tasks are taken in the order of their numbers as they are done. */
final class SparkBatches<T> implements Batches<T> {

    /** So long somebody has to take part at last. */
    private static final int PATIENCE_SECONDS = 60;

    private final SparkContext context;
    private final Workload<T> work;
    private final BooleanSupplier anybody;
    private final BlockingQueue<Done> done = new LinkedBlockingQueue<>();
    private volatile boolean cancelled;

    SparkBatches(SparkContext context, Workload<T> work, BooleanSupplier anybody) {
        this.context = context;
        this.work = work;
        this.anybody = anybody;
    }

    /** A task that is done, by its number; what ended the job otherwise; or neither once all tasks are done. */
    private record Done(int task, List<String> parts, Optional<Throwable> failure, boolean last) {}

    @Override
    public void cancel() {
        cancelled = true;
        try {
            context.cancelAllJobs();
        } catch (IllegalStateException stopped) {
            return; // Spark has ended before us
        }
    }

    @Override
    public void run(Predicate<T> taker) {
        List<BatchRange> tasks = BatchRange.tasks(batches(), Math.max(1, context.defaultParallelism()));
        Thread job = new Thread(() -> play(tasks), "spark-job");
        job.setDaemon(true);
        job.start();
        try {
            take(taker, tasks.size());
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        } finally {
            cancel();
        }
    }

    private long batches() {
        long batches = 0;
        while (work.boundary(batches) < work.numbers()) {
            batches++;
        }
        return batches;
    }

    private void play(List<BatchRange> tasks) {
        try {
            RDD<BatchRange> dealt = JavaSparkContext.fromSparkContext(context)
                    .parallelize(tasks, Math.max(1, tasks.size()))
                    .rdd();
            ClassTag<String[]> texts = ClassTag$.MODULE$.apply(String[].class);
            context.runJob(dealt, new PlayTask(work.order().write()), new Taken(done), texts);
            done.add(new Done(0, List.of(), Optional.empty(), true));
        } catch (Exception | Error failure) {
            done.add(new Done(0, List.of(), Optional.of(failure), true));
        }
    }

    /** Puts what Spark hands over on its own thread where ours finds it. */
    private static final class Taken extends AbstractFunction2<Object, String[], BoxedUnit> {

        private final BlockingQueue<Done> done;

        private Taken(BlockingQueue<Done> done) {
            this.done = done;
        }

        @Override
        public BoxedUnit apply(Object task, String[] parts) {
            done.add(new Done((Integer) task, List.of(parts), Optional.empty(), false));
            return BoxedUnit.UNIT;
        }
    }

    private void take(Predicate<T> taker, int tasks) throws InterruptedException {
        Map<Integer, List<String>> waiting = new HashMap<>();
        int taken = 0;
        while (taken < tasks) {
            Done next = next();
            if (next.last()) {
                if (next.failure().isPresent()) {
                    tell(next.failure().get());
                }
                return;
            }
            waiting.put(next.task(), next.parts());
            while (waiting.containsKey(taken)) {
                for (String part : waiting.remove(taken++)) {
                    if (cancelled || !taker.test(work.read(part))) {
                        return;
                    }
                }
            }
        }
    }

    /** What is done next; refused where nobody takes part for too long. */
    private Done next() throws InterruptedException {
        for (int alone = 0; alone < PATIENCE_SECONDS; alone = anybody.getAsBoolean() ? 0 : alone + 1) {
            Optional<Done> next = Optional.ofNullable(done.poll(1, TimeUnit.SECONDS));
            if (next.isPresent()) {
                return next.get();
            }
        }
        throw new Refused("no worker of " + context.master() + " has taken part for " + PATIENCE_SECONDS
                + " s; are there any with free cores?");
    }

    private void tell(Throwable failure) {
        if (!cancelled && !endingProgram()) {
            throw new Refused("Spark gave up: "
                    + String.valueOf(failure.getMessage()).lines().findFirst().orElse(""));
        }
    }

    /** Ctrl-C also makes Spark stop by itself, perhaps before it reaches us. */
    private static boolean endingProgram() {
        try {
            return Runtime.getRuntime().removeShutdownHook(new Thread());
        } catch (IllegalStateException ending) {
            return true;
        }
    }
}
