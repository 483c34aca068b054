package arbiter.lab.spark;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import org.apache.spark.scheduler.SparkListener;
import org.apache.spark.scheduler.SparkListenerExecutorAdded;
import org.apache.spark.scheduler.SparkListenerExecutorRemoved;

/** Tells of every worker that is lost while work is going on. */
final class LostWorkers extends SparkListener {

    private final Consumer<String> news;
    private final Map<String, String> hosts = new ConcurrentHashMap<>();
    private volatile boolean ending;

    LostWorkers(Consumer<String> news) {
        this.news = news;
    }

    /** From now on workers go because they are no longer needed. */
    void end() {
        ending = true;
    }

    @Override
    public void onExecutorAdded(SparkListenerExecutorAdded added) {
        hosts.put(added.executorId(), added.executorInfo().executorHost());
    }

    @Override
    public void onExecutorRemoved(SparkListenerExecutorRemoved removed) {
        String host = hosts.getOrDefault(removed.executorId(), "a machine");
        if (!ending) {
            news.accept("worker " + removed.executorId() + " on " + host + " was lost; what it was playing is played"
                    + " again by others");
        }
    }
}
