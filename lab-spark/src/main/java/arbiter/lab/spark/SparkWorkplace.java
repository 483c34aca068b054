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
    private final LostWorkers workers;

    SparkWorkplace(SparkContext context, boolean remote, Consumer<String> news) {
        this.context = context;
        this.remote = remote;
        this.workers = new LostWorkers(news);
        context.addSparkListener(workers);
    }

    @Override
    public <T> Batches<T> batches(Workload<T> work) {
        return new SparkBatches<>(
                context,
                work,
                () -> !remote || context.getExecutorMemoryStatus().size() > 1);
    }

    @Override
    public void close() {
        workers.end();
        context.stop();
    }
}
