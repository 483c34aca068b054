package arbiter.server.table;

import arbiter.content.ContentProblems;
import arbiter.kernel.JournalMismatch;
import arbiter.kernel.Refused;
import arbiter.kernel.State;
import arbiter.rulebook.Rulebook;
import arbiter.server.store.Bookmarks;
import arbiter.server.store.Records;
import arbiter.server.store.Store;
import arbiter.server.store.StoreRefuses;
import arbiter.server.store.StoredRecord;
import arbiter.server.store.StoredTable;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Brings tables back from their records, all of them or up to some point. */
final class Loading {

    private static final int AT_ONCE = 500;

    private static final Logger LOG = LoggerFactory.getLogger(Loading.class);

    private final Records records;
    private final Bookmarks bookmarks;

    Loading(Store store) {
        this.records = store.records();
        this.bookmarks = store.bookmarks();
    }

    /** From the latest place where it can be taken up, or else from the first record on. */
    <S extends State<S>> Sitting<S> load(StoredTable stored, Rulebook<S> book) {
        Optional<String> place = bookmarks.find(stored.id());
        if (place.isPresent()) {
            try {
                Sitting<S> sitting = takeUp(stored, book, JsonText.read(place.get()));
                catchUp(sitting);
                return sitting;
            } catch (StoreRefuses refused) {
                throw refused;
            } catch (RuntimeException unusable) {
                LOG.info("Table {} is brought back from its first record: {}", stored.id(), unusable.getMessage());
            }
        }
        return loadWhole(stored, book);
    }

    private <S extends State<S>> Sitting<S> takeUp(StoredTable stored, Rulebook<S> book, JsonNode place) {
        long seq = place.path("seq").asLong();
        long from = Math.max(1, seq - Place.LOOKED_AT + 1);
        return Place.takeUp(stored, book, place, records.from(stored.id(), from, (int) (seq - from + 1)));
    }

    /** From the first record on, so that all of it can be taken back. */
    <S extends State<S>> Sitting<S> loadWhole(StoredTable stored, Rulebook<S> book) {
        Sitting<S> sitting = Sitting.empty(stored, book);
        try {
            catchUp(sitting);
            return sitting;
        } catch (JournalMismatch | Refused | ContentProblems otherRules) {
            return recover(stored, book, otherRules.getMessage());
        }
    }

    /** Takes over the records that there are beyond those the sitting knows. */
    void catchUp(Sitting<?> sitting) {
        List<StoredRecord> more;
        do {
            more = records.from(sitting.stored().id(), sitting.seq() + 1, AT_ONCE);
            sitting.takeOver(more);
        } while (more.size() == AT_ONCE);
    }

    private <S extends State<S>> Sitting<S> recover(StoredTable stored, Rulebook<S> book, String reason) {
        Sitting<S> sitting = Sitting.empty(stored, book);
        try {
            Optional<Deed<S>> deed = sitting.recover(all(stored.id()));
            if (deed.isPresent()) {
                JsonNode json = deed.get().written(sitting.journals(), sitting.dice());
                StoredRecord next = new StoredRecord(
                        sitting.seq() + 1,
                        "",
                        "recovered " + (sitting.seq() + 1),
                        JsonText.write(json),
                        System.currentTimeMillis());
                records.append(stored.id(), next);
                sitting.settle(next, json, List.of());
            }
            return sitting;
        } catch (JournalMismatch | Refused | ContentProblems hopeless) {
            throw new Refusal(Refusal.Code.AGAINST_THE_RULES, "this table cannot be brought back: " + reason);
        }
    }

    List<StoredRecord> all(String table) {
        List<StoredRecord> all = new ArrayList<>();
        List<StoredRecord> more;
        do {
            more = records.from(table, all.size() + 1L, AT_ONCE);
            all.addAll(more);
        } while (more.size() == AT_ONCE);
        return all;
    }
}
