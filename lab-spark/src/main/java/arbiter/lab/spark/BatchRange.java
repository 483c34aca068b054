package arbiter.lab.spark;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;

/** Batches of a workload that one task plays, the last one left out. */
record BatchRange(long from, long until) implements Serializable {

    /** So many batches are played in one task at most, so that little is lost with a worker. */
    private static final long MOST_BATCHES = 16;

    /** Tasks for every core, so that all are busy until shortly before the end. */
    private static final long TASKS_PER_CORE = 16;

    /** All batches dealt out into tasks; the first ones are small, so that there is something soon. */
    static List<BatchRange> tasks(long batches, int cores) {
        long size = Math.max(1, Math.min(MOST_BATCHES, batches / (TASKS_PER_CORE * cores)));
        List<BatchRange> tasks = new ArrayList<>();
        for (long from = 0; from < batches; from += size) {
            tasks.add(new BatchRange(from, Math.min(from + size, batches)));
        }
        return tasks;
    }
}
