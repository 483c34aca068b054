package arbiter.server.table;

import arbiter.content.ContentProblems;
import arbiter.kernel.JournalMismatch;
import arbiter.kernel.Refused;
import arbiter.kernel.State;
import arbiter.rulebook.Rulebook;
import arbiter.server.store.Records;
import arbiter.server.store.StoredRecord;
import arbiter.server.store.StoredTable;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Brings tables back from their records, all of them or up to some point. */
final class Loading {

    private static final int AT_ONCE = 500;

    private final Records records;

    Loading(Records records) {
        this.records = records;
    }

    <S extends State<S>> Sitting<S> load(StoredTable stored, Rulebook<S> book) {
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
