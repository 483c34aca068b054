package arbiter.lab.work;

import arbiter.lab.run.OrderedBatches;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/**
 * Fights to be played for numbers from 0 on. What comes of a range of them is the same wherever it is played, and can be
 * written down and read again.
 */
public interface Workload<T> {

    /** How many numbers there are. */
    long numbers();

    /** What comes of those numbers, the last one left out; empty if it was cancelled. Several threads may ask. */
    Optional<T> play(long from, long until, BooleanSupplier cancelled);

    String write(T part);

    T read(String text);

    /** The same as data that can be sent elsewhere. */
    WorkOrder order();

    /** The first number of a batch. */
    default long boundary(long batch) {
        return OrderedBatches.boundary(batch);
    }
}
