package arbiter.lab.spark;

import arbiter.lab.work.WorkOrder;
import arbiter.lab.work.Workload;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.apache.spark.TaskContext;
import scala.collection.Iterator;
import scala.runtime.AbstractFunction1;

/** Plays some batches on a worker; what came of each is told as a text. */
final class PlayTask extends AbstractFunction1<Iterator<BatchRange>, String[]> implements Serializable {

    private static final long serialVersionUID = 1;

    /** The work that this process did last, ready for more of it. */
    private static Optional<Opened> last = Optional.empty();

    private final String order;

    PlayTask(String order) {
        this.order = order;
    }

    private record Opened(String order, Workload<?> work) {}

    @Override
    public String[] apply(Iterator<BatchRange> ranges) {
        List<String> told = new ArrayList<>();
        Workload<?> work = open(order);
        while (ranges.hasNext()) {
            BatchRange range = ranges.next();
            for (long batch = range.from(); batch < range.until(); batch++) {
                told.add(play(work, batch));
            }
        }
        return told.toArray(String[]::new);
    }

    private static <T> String play(Workload<T> work, long batch) {
        TaskContext context = TaskContext.get();
        long until = Math.min(work.boundary(batch + 1), work.numbers());
        Optional<T> part = work.play(work.boundary(batch), until, context::isInterrupted);
        context.killTaskIfInterrupted();
        return work.write(part.orElseThrow());
    }

    private static synchronized Workload<?> open(String order) {
        if (last.filter(one -> one.order().equals(order)).isEmpty()) {
            last = Optional.of(new Opened(order, WorkOrder.read(order).open()));
        }
        return last.get().work();
    }
}
