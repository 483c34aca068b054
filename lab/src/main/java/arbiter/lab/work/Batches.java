package arbiter.lab.work;

import java.util.function.Predicate;

/** Work on numbers from 0 on that is done in batches and taken in the order of the numbers; it is done once. */
public interface Batches<T> {

    /** Does the work; every part is taken on this thread, until the taker says no or all is done. */
    void run(Predicate<T> taker);

    /** Ends it soon; what has been taken stays taken. */
    void cancel();
}
