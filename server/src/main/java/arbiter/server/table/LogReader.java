package arbiter.server.table;

import arbiter.server.store.Records;
import arbiter.server.store.StoredRecord;
import arbiter.server.table.loaded.JsonText;
import arbiter.server.table.loaded.LoadedTable;
import arbiter.server.table.loaded.LogIndex;
import arbiter.server.table.loaded.RecentItems;
import arbiter.server.table.loaded.Sight;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Writes items of the log for one viewer: with the viewer's numbers, without anything about its readers. */
final class LogReader {

    private static final int RECORDS_AT_ONCE = 500;

    private final Records records;
    private final LoadedTable<?> loaded;
    private final Sight sight;
    private final Map<Long, StoredRecord> read = new HashMap<>();
    private final Map<Long, JsonNode> itemsOf = new HashMap<>();

    LogReader(Records records, LoadedTable<?> loaded, Sight sight) {
        this.records = records;
        this.loaded = loaded;
        this.sight = sight;
    }

    /** Those items, of which the first has that number. */
    ArrayNode items(List<Integer> items, long first) {
        ArrayNode list = JsonNodeFactory.instance.arrayNode();
        long number = first;
        for (int item : items) {
            list.add(item(item, number++));
        }
        return list;
    }

    ObjectNode item(int place, long number) {
        RecentItems.Kept kept = loaded.recent().find(place).orElseGet(() -> stored(place));
        ObjectNode item = JsonNodeFactory.instance.objectNode().put("number", number);
        item.setAll((ObjectNode) kept.item());
        item.remove("for");
        item.put("time", kept.time());
        if (kept.item().has("from")) {
            LogIndex log = loaded.log();
            item.put("from", log.number(sight, kept.item().get("from").asInt()) + 1);
            item.put("until", log.number(sight, kept.item().get("until").asInt() + 1));
        }
        return item;
    }

    private RecentItems.Kept stored(int place) {
        long seq = loaded.log().record(place);
        if (!read.containsKey(seq)) {
            records.from(loaded.stored().id(), seq, RECORDS_AT_ONCE).forEach(one -> read.put(one.seq(), one));
        }
        StoredRecord found = read.get(seq);
        JsonNode items = itemsOf.computeIfAbsent(
                seq, fresh -> JsonText.read(found.json()).path("items"));
        return new RecentItems.Kept(items.get(loaded.log().within(place)), found.time(), place);
    }

    /** Items as text for several readers: what is the same for all of them, all but the number, is written once. */
    static final class Texts {

        private static final String NUMBER = "{\"number\":";
        private static final int UNNUMBERED = 0;

        /** What follows the number, by the place of the item. */
        private final Map<Integer, String> bodies = new HashMap<>();

        /** Those items as a list, of which the first has that number, each with what it changed. */
        String list(LogReader reader, List<Integer> items, long first, Map<Integer, ObjectNode> changes) {
            StringBuilder list = new StringBuilder("[");
            long number = first;
            for (int item : items) {
                list.append(number == first ? "" : ",").append(NUMBER).append(number);
                String body = body(reader, item);
                ObjectNode change = changes.get(item);
                if (change == null) {
                    list.append(body);
                } else {
                    list.append(body, 0, body.length() - 1)
                            .append(",\"view\":")
                            .append(JsonText.write(change))
                            .append('}');
                }
                number++;
            }
            return list.append(']').toString();
        }

        /** Of what was taken back everybody has numbers of their own. */
        private String body(LogReader reader, int item) {
            String known = bodies.get(item);
            if (known != null) {
                return known;
            }
            ObjectNode json = reader.item(item, UNNUMBERED);
            String body = JsonText.write(json).substring(NUMBER.length() + 1);
            if (!json.has("from")) {
                bodies.put(item, body);
            }
            return body;
        }
    }
}
