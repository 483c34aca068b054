package arbiter.lab.spark;

import arbiter.lab.work.Batches;
import arbiter.lab.work.Workload;
import arbiter.lab.work.Workplace;
import java.util.function.Consumer;
import org.apache.spark.SparkContext;

/** The machines of a Spark cluster, or threads of this program that Spark runs. */
final class SparkWorkplace implements Workplace {

    private final SparkContext context;
    private final boolean remote;
    private final LostWorkers lost;

    SparkWorkplace(SparkContext context, boolean remote, Consumer<String> news) {
        this.context = context;
        this.remote = remote;
        this.lost = new LostWorkers(news);
        context.addSparkListener(lost);
    }

    @Override
    public <T> Batches<T> batches(Workload<T> work) {
        return new SparkBatches<>(context, work, () -> !remote || workers() > 0);
    }

    /** How many workers take part now; this program is one of those that Spark counts. */
    int workers() {
        return context.isStopped() ? 0 : context.getExecutorMemoryStatus().size() - 1;
    }

    @Override
    public void close() {
        lost.end();
        context.stop();
    }
}
