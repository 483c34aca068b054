package arbiter.server.table;

import arbiter.kernel.JournalMismatch;
import arbiter.kernel.Refused;
import arbiter.kernel.State;
import arbiter.rulebook.Rulebook;
import arbiter.server.shared.RequestRefused;
import arbiter.server.store.Records;
import arbiter.server.store.StoredRecord;
import arbiter.server.store.StoredTable;
import arbiter.server.table.loaded.JsonText;
import arbiter.server.table.loaded.LoadedTable;
import arbiter.server.table.loaded.Sight;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * How a table was for one viewer, event by event: its records are run again once, with what each item changed kept as
 * text. More is added when more is asked for.
 */
final class Film {

    /** Of a longer fight the beginning can be shown. */
    private static final int MOST_ITEMS = 20_000;

    private static final int RECORDS_AT_ONCE = 100;

    private final Records records;
    private final Sight sight;
    private final LoadedTable<?> past;
    private final List<String> changes = new ArrayList<>();
    private String beginning = "";
    private Picture at;

    Film(Records records, SeatedTable now, Sight sight) {
        this.records = records;
        this.sight = sight;
        this.past = empty(now.loaded().stored(), now.loaded().book());
        past.rememberEvents(EventPictures.MOST);
    }

    private static <S extends State<S>> LoadedTable<S> empty(StoredTable stored, Rulebook<S> book) {
        return LoadedTable.empty(stored, book);
    }

    /** The items from that number on, up to so many; the records up to that one are run for it. */
    ObjectNode from(long first, int count, long seq, SeatedTable now) {
        while (changes.size() < first + count - 1 && past.seq() < seq && changes.size() < MOST_ITEMS) {
            List<StoredRecord> next =
                    records.from(past.stored().id(), past.seq() + 1, (int) Math.min(RECORDS_AT_ONCE, seq - past.seq()));
            if (next.isEmpty()) {
                break;
            }
            next.forEach(record -> add(record, now));
        }
        ObjectNode node = (ObjectNode) JsonText.read(beginning);
        node.put("first", first).put("number", changes.size());
        ArrayNode list = node.putArray("pictures");
        int from = (int) Math.min(changes.size(), first - 1);
        changes.subList(from, Math.min(changes.size(), from + count))
                .forEach(change -> list.add(JsonText.read(change)));
        return node;
    }

    private void add(StoredRecord record, SeatedTable now) {
        int known = past.log().size();
        boolean begins = past.table() == null;
        try {
            past.takeOver(List.of(record));
        } catch (JournalMismatch | Refused otherRules) {
            throw new RequestRefused(
                    RequestRefused.Code.AGAINST_THE_RULES,
                    "the rules have changed since, so this cannot be shown again");
        }
        Picture after = Picture.of(past.table().view(sight.viewer()));
        if (begins) {
            begin(now, after);
        }
        List<Integer> items = new ArrayList<>();
        for (int item = known; item < past.log().size(); item++) {
            if (past.log().readers(item).include(sight)) {
                items.add(item);
            }
        }
        tell(items, new EventPictures(past, known, List.of(sight.viewer())), after);
    }

    /** The first view is whole; from it one goes back to where nothing had happened. */
    private void begin(SeatedTable now, Picture after) {
        ObjectNode whole = JsonNodeFactory.instance.objectNode();
        new SeatedTable(past, now.seating(), now.title())
                .picture(sight.shared())
                .writeTo(whole);
        ObjectNode node = JsonNodeFactory.instance.objectNode();
        at = after.after(past.viewAtStart(sight.viewer()));
        node.set("start", whole.get("view"));
        node.set("change", at.changes(after));
        beginning = JsonText.write(node);
    }

    private void tell(List<Integer> items, EventPictures events, Picture after) {
        Map<Integer, ObjectNode> told = events.changes(sight.viewer(), items, at, after);
        for (int i = 0; i < items.size(); i++) {
            int item = items.get(i);
            boolean rest = told.isEmpty() && i == items.size() - 1;
            ObjectNode change = rest
                    ? after.changes(at)
                    : Optional.ofNullable(told.get(item)).orElseGet(JsonNodeFactory.instance::objectNode);
            ObjectNode picture = JsonNodeFactory.instance.objectNode().put("number", changes.size() + 1);
            picture.set("view", change);
            ObjectNode worth = picture.putObject("worth");
            events.worth(item, sight.viewer()).forEach(worth::put);
            changes.add(JsonText.write(picture));
        }
        at = items.isEmpty() ? at : after;
    }
}
