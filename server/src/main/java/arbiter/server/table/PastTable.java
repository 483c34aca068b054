package arbiter.server.table;

import arbiter.content.json.Json;
import arbiter.interpreters.live.Sheets;
import arbiter.interpreters.wire.ViewJson;
import arbiter.kernel.JournalMismatch;
import arbiter.kernel.Refused;
import arbiter.kernel.State;
import arbiter.kernel.View;
import arbiter.rulebook.Rulebook;
import arbiter.server.shared.RequestRefused;
import arbiter.server.store.Records;
import arbiter.server.store.StoredRecord;
import arbiter.server.store.StoredTable;
import arbiter.server.table.loaded.LoadedTable;
import arbiter.server.table.loaded.Sight;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Optional;

/** Shows a table as it was: runs the records again up to a point, and goes on from there when asked for a later one. */
final class PastTable {

    private final Records records;
    private LoadedTable<?> past;

    PastTable(Records records) {
        this.records = records;
    }

    /** The table as it was after that record. */
    synchronized ObjectNode at(long seq, SeatedTable now, Sight sight) {
        goTo(seq, now);
        ObjectNode node = JsonNodeFactory.instance.objectNode();
        ObjectNode whole = JsonNodeFactory.instance.objectNode();
        new SeatedTable(past, now.seating(), now.title())
                .picture(sight.shared())
                .writeTo(whole);
        node.set("view", whole.get("view"));
        node.set("ending", whole.get("ending"));
        return node;
    }

    /** What the viewer knew of everybody's sheet after that item of a record; without an item, at the start. */
    synchronized ObjectNode sheets(long seq, Optional<Integer> item, SeatedTable now, Sight sight) {
        goTo(seq, now);
        Sheets seen = item.isPresent()
                ? new EventPictures(past, 0, List.of())
                        .event(item.get())
                        .flatMap(event -> past.table().memory().sheetsAfter(event, sight.viewer()))
                        .orElseGet(() -> Sheets.of(past.table().view(sight.viewer())))
                : past.table().memory().sheetsAtStart(sight.viewer());
        ObjectNode node = JsonNodeFactory.instance.objectNode();
        node.set("details", details(seen.table()));
        ArrayNode units = node.putArray("units");
        seen.units().forEach((id, sheet) -> units.addObject().put("id", id).set("details", details(sheet)));
        return node;
    }

    private static JsonNode details(List<View.Detail> sheet) {
        return Json.sparse().tree(ViewJson.Detail.of(sheet));
    }

    private void goTo(long seq, SeatedTable now) {
        if (past == null || past.seq() > seq) {
            past = empty(now.loaded().stored(), now.loaded().book());
            past.rememberEvents(EventPictures.MOST);
        }
        while (past.seq() < seq) {
            List<StoredRecord> next =
                    records.from(past.stored().id(), past.seq() + 1, (int) Math.min(500, seq - past.seq()));
            if (next.isEmpty()) {
                break;
            }
            takeOver(next);
        }
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
