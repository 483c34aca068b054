package arbiter.server.table;

import arbiter.content.ContentProblems;
import arbiter.kernel.JournalMismatch;
import arbiter.kernel.Refused;
import arbiter.kernel.State;
import arbiter.rulebook.Rulebook;
import arbiter.server.shared.RequestRefused;
import arbiter.server.store.Records;
import arbiter.server.store.Snapshots;
import arbiter.server.store.Store;
import arbiter.server.store.StoredRecord;
import arbiter.server.store.StoredTable;
import arbiter.server.table.loaded.JsonText;
import arbiter.server.table.loaded.LoadedTable;
import arbiter.server.table.loaded.PendingRecord;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Brings tables back from their records, all of them or up to some point. */
final class TableLoader {

    private static final int AT_ONCE = 500;

    private static final Logger LOG = LoggerFactory.getLogger(TableLoader.class);

    private final Records records;
    private final Snapshots snapshots;

    TableLoader(Store store) {
        this.records = store.records();
        this.snapshots = store.snapshots();
    }

    /** From the latest snapshot, or else from the first record on. */
    <S extends State<S>> LoadedTable<S> load(StoredTable stored, Rulebook<S> book) {
        Optional<String> snapshot = snapshots.find(stored.id());
        if (snapshot.isPresent()) {
            try {
                LoadedTable<S> loaded = resume(stored, book, JsonText.read(snapshot.get()));
                catchUp(loaded);
                return loaded;
            } catch (RequestRefused refused) {
                throw refused;
            } catch (RuntimeException unusable) {
                LOG.info("Table {} is brought back from its first record: {}", stored.id(), unusable.getMessage());
            }
        }
        return loadWhole(stored, book);
    }

    private <S extends State<S>> LoadedTable<S> resume(StoredTable stored, Rulebook<S> book, JsonNode snapshot) {
        long seq = snapshot.path("seq").asLong();
        long from = Math.max(1, seq - TableSnapshot.LOOKED_AT + 1);
        return TableSnapshot.resume(stored, book, snapshot, records.from(stored.id(), from, (int) (seq - from + 1)));
    }

    /** From the first record on, so that all of it can be taken back. */
    <S extends State<S>> LoadedTable<S> loadWhole(StoredTable stored, Rulebook<S> book) {
        LoadedTable<S> loaded = LoadedTable.empty(stored, book);
        try {
            catchUp(loaded);
            return loaded;
        } catch (JournalMismatch | Refused | ContentProblems otherRules) {
            return recover(stored, book, otherRules.getMessage());
        }
    }

    /** Takes over the records that there are beyond those the loaded table knows. */
    void catchUp(LoadedTable<?> loaded) {
        List<StoredRecord> more;
        do {
            more = records.from(loaded.stored().id(), loaded.seq() + 1, AT_ONCE);
            loaded.takeOver(more);
        } while (more.size() == AT_ONCE);
    }

    private <S extends State<S>> LoadedTable<S> recover(StoredTable stored, Rulebook<S> book, String reason) {
        LoadedTable<S> loaded = LoadedTable.empty(stored, book);
        try {
            Optional<PendingRecord<S>> pending = loaded.recover(all(stored.id()));
            if (pending.isPresent()) {
                JsonNode json = pending.get().written(loaded.journals(), loaded.dice());
                StoredRecord next = new StoredRecord(
                        loaded.seq() + 1,
                        "",
                        "recovered " + (loaded.seq() + 1),
                        JsonText.write(json),
                        System.currentTimeMillis());
                records.append(stored.id(), next);
                loaded.settle(next, json, List.of());
            }
            return loaded;
        } catch (JournalMismatch | Refused | ContentProblems hopeless) {
            throw new RequestRefused(
                    RequestRefused.Code.AGAINST_THE_RULES, "this table cannot be brought back: " + reason);
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
