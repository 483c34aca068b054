package arbiter.server.table;

import java.util.Optional;
import java.util.concurrent.RejectedExecutionException;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Keeps places from which a table can be taken up, the more rarely the longer the table is, so that neither opening nor
 * keeping costs much. What can be worked out without the table's lock is left for later.
 */
final class PlaceKeeper {

    private static final Logger LOG = LoggerFactory.getLogger(PlaceKeeper.class);

    /** Opening a table runs at most this part of its records. */
    private static final int PART = 20;

    private final String id;
    private final Host host;
    private long last;

    PlaceKeeper(String id, Host host) {
        this.id = id;
        this.host = host;
    }

    /** Keeps a place if it is time for one. Called under the table's lock. */
    void look(Sitting<?> sitting) {
        if (sitting.seq() - last < Math.max(host.placeEvery(), sitting.seq() / PART)) {
            return;
        }
        Optional<Supplier<String>> place = Place.leaveBehind(sitting);
        if (place.isPresent()) {
            last = sitting.seq();
            long seq = last;
            try {
                host.later().execute(() -> keep(seq, place.get()));
            } catch (RejectedExecutionException closing) {
                LOG.debug("Table {} keeps no place any more", id);
            }
        }
    }

    /** A table that keeps no place is only slower to open. */
    private void keep(long seq, Supplier<String> place) {
        try {
            host.store().bookmarks().put(id, seq, place.get());
        } catch (RuntimeException failed) {
            LOG.warn("No place is kept for table {}", id, failed);
        }
    }

    /** The table was brought back, from a stored place or from its first record on. */
    void broughtBack(Sitting<?> sitting) {
        last = sitting.takenUpAt();
    }
}
