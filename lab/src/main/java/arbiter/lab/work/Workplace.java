package arbiter.lab.work;

import arbiter.lab.run.OrderedBatches;

/** Where fights are played; what comes of them is the same everywhere. */
public interface Workplace extends AutoCloseable {

    /** Some work, ready to be done here. */
    <T> Batches<T> batches(Workload<T> work);

    @Override
    void close();

    /** So many threads of this program. */
    static Workplace threads(int threads) {
        return new Workplace() {
            @Override
            public <T> Batches<T> batches(Workload<T> work) {
                return new OrderedBatches<>(work, threads);
            }

            @Override
            public void close() {
                // threads end with the work
            }
        };
    }
}
