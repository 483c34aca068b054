package arbiter.server.table;

import arbiter.server.table.loaded.LoadedTable;
import java.util.Optional;
import java.util.concurrent.RejectedExecutionException;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Takes snapshots from which a table is resumed, the more rarely the longer the table is, so that neither opening nor
 * keeping them costs much. What can be worked out without the table's lock is left for later.
 */
final class SnapshotKeeper {

    private static final Logger LOG = LoggerFactory.getLogger(SnapshotKeeper.class);

    /** Opening a table runs at most this part of its records. */
    private static final int PART = 20;

    private final String id;
    private final Host host;
    private long last;

    SnapshotKeeper(String id, Host host) {
        this.id = id;
        this.host = host;
    }

    /** Takes a snapshot if it is time for one. Called under the table's lock. */
    void look(LoadedTable<?> loaded) {
        if (loaded.seq() - last < Math.max(host.snapshotEvery(), loaded.seq() / PART)) {
            return;
        }
        Optional<Supplier<String>> snapshot = TableSnapshot.take(loaded);
        if (snapshot.isPresent()) {
            last = loaded.seq();
            long seq = last;
            try {
                host.later().execute(() -> keep(seq, snapshot.get()));
            } catch (RejectedExecutionException closing) {
                LOG.debug("Table {} keeps no snapshot any more", id);
            }
        }
    }

    /** A table without a snapshot is only slower to open. */
    private void keep(long seq, Supplier<String> snapshot) {
        try {
            host.store().snapshots().put(id, seq, snapshot.get());
        } catch (RuntimeException failed) {
            LOG.warn("No snapshot is kept for table {}", id, failed);
        }
    }

    /** The table was brought back, from a snapshot or from its first record on. */
    void broughtBack(LoadedTable<?> loaded) {
        last = loaded.resumedAt();
    }
}
