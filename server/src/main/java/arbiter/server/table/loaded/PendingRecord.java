package arbiter.server.table.loaded;

import arbiter.content.json.Json;
import arbiter.interpreters.journal.JournalJson;
import arbiter.interpreters.live.LoggedEvent;
import arbiter.interpreters.wire.LineJson;
import arbiter.kernel.Entry;
import arbiter.kernel.State;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.util.RawValue;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Something done at a table, about to become a record: journal entries, items for the log, and what else changes. */
public final class PendingRecord<S extends State<S>> {

    private final ObjectNode json = JsonNodeFactory.instance.objectNode();
    private final List<Entry<S>> entries = new ArrayList<>();
    private final List<ObjectNode> items = new ArrayList<>();

    public PendingRecord(String what) {
        json.put("do", what);
    }

    /** Seats, stops and proposals are put here under their keys. */
    public ObjectNode json() {
        return json;
    }

    public List<Entry<S>> entries() {
        return entries;
    }

    public List<ObjectNode> items() {
        return items;
    }

    public void entries(List<Entry<S>> more) {
        entries.addAll(more);
    }

    public void events(List<LoggedEvent> events) {
        events.forEach(event -> {
            ObjectNode item = item("event", event.text(), Readers.of(event.audience()));
            item.setAll((ObjectNode) Json.sparse().tree(LineJson.of(event)));
            event.event()
                    .deed()
                    .filter(deed -> deed.isToldBy(event.line()))
                    .ifPresent(deed -> item.set("deed", Json.sparse().tree(deed)));
            event.walk().ifPresent(walk -> item.set("walk", Json.sparse().tree(walk)));
        });
    }

    /** Notes at the last event what of its act had been said beforehand. */
    public void beforehand(List<String> said) {
        if (!said.isEmpty() && !items.isEmpty()) {
            said.forEach(items.get(items.size() - 1).withArray("beforehand")::add);
        }
    }

    /** Adds an item for those readers; the caller may tell more in it. */
    public ObjectNode item(String kind, String text, Readers readers) {
        ObjectNode item =
                JsonNodeFactory.instance.objectNode().put("kind", kind).put("text", text);
        if (!readers.everyone()) {
            item.set("for", readers.json());
        }
        items.add(item);
        return item;
    }

    /** The record as it is stored. */
    public ObjectNode written(JournalJson<S> journals, TableDice dice) {
        if (!entries.isEmpty()) {
            String list = entries.stream().map(journals::writeEntry).collect(Collectors.joining(",", "[", "]"));
            json.putRawValue("entries", new RawValue(list));
        }
        if (!items.isEmpty()) {
            items.forEach(json.putArray("items")::add);
        }
        if (dice.thrownSinceStored()) {
            json.putArray("dice").add(dice.openThrows()).add(dice.hiddenThrows());
            dice.writeThrows(json.putArray("throws"));
        }
        return json;
    }
}
