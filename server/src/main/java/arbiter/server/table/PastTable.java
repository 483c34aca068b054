package arbiter.server.table;

import arbiter.kernel.JournalMismatch;
import arbiter.kernel.Refused;
import arbiter.kernel.State;
import arbiter.rulebook.Rulebook;
import arbiter.server.shared.RequestRefused;
import arbiter.server.store.Records;
import arbiter.server.store.StoredRecord;
import arbiter.server.store.StoredTable;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;

/** Shows a table as it was: runs the records again up to a point, and goes on from there when asked for a later one. */
final class PastTable {

    private final Records records;
    private LoadedTable<?> past;

    PastTable(Records records) {
        this.records = records;
    }

    /** The table as it was after that record. */
    synchronized ObjectNode at(long seq, SeatedTable now, Sight sight) {
        if (past == null || past.seq() > seq) {
            past = empty(now.loaded().stored(), now.loaded().book());
        }
        while (past.seq() < seq) {
            List<StoredRecord> next =
                    records.from(past.stored().id(), past.seq() + 1, (int) Math.min(500, seq - past.seq()));
            if (next.isEmpty()) {
                break;
            }
            takeOver(next);
        }
        ObjectNode node = JsonNodeFactory.instance.objectNode();
        ObjectNode whole = JsonNodeFactory.instance.objectNode();
        new SeatedTable(past, now.seating(), now.title())
                .picture(sight.shared())
                .writeTo(whole);
        node.set("view", whole.get("view"));
        node.set("ending", whole.get("ending"));
        return node;
    }

    private void takeOver(List<StoredRecord> next) {
        try {
            past.takeOver(next);
        } catch (JournalMismatch | Refused otherRules) {
            past = null;
            throw new RequestRefused(
                    RequestRefused.Code.AGAINST_THE_RULES,
                    "the rules have changed since, so this cannot be shown again");
        }
    }

    private static <S extends State<S>> LoadedTable<S> empty(StoredTable stored, Rulebook<S> book) {
        return LoadedTable.empty(stored, book);
    }
}
