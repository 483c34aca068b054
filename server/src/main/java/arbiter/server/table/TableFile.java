package arbiter.server.table;

import arbiter.content.ContentProblems;
import arbiter.content.json.Json;
import arbiter.kernel.JournalMismatch;
import arbiter.kernel.Refused;
import arbiter.kernel.State;
import arbiter.rulebook.Rulebook;
import arbiter.server.store.Member;
import arbiter.server.store.Secret;
import arbiter.server.store.StoredRecord;
import arbiter.server.store.StoredTable;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;

/**
 * A whole table as one file: how it started and every record, hidden things included. Not in it are the secrets of its
 * dice, which would tell the dice to come, unless they have been shown; an imported table has new ones, and its last
 * record says so.
 */
record TableFile(StoredTable table, List<String> people, List<StoredRecord> records) {

    static final int FORMAT = 1;

    private static final List<String> KEYS =
            List.of("arbiter", "format", "game", "title", "start", "members", "dice", "records");

    static String write(Scene scene, List<StoredRecord> records) {
        StoredTable stored = scene.sitting().stored();
        ObjectNode file = JsonNodeFactory.instance
                .objectNode()
                .put("arbiter", "table")
                .put("format", FORMAT)
                .put("game", stored.game())
                .put("title", scene.title());
        file.set("start", JsonText.read(stored.start()));
        file.set("dice", scene.dice().put("table", stored.id()));
        ArrayNode members = file.putArray("members");
        for (Member member : scene.seating().members()) {
            members.addObject().put("id", member.id()).put("name", member.name());
        }
        ArrayNode list = file.putArray("records");
        for (StoredRecord next : records) {
            list.addObject()
                    .put("member", next.member())
                    .put("key", next.key())
                    .put("time", next.time())
                    .set("record", JsonText.read(next.json()));
        }
        return Json.plain().readable(file);
    }

    /** Reads a file and runs it; refused where it cannot be. */
    static TableFile read(String text, Host host) {
        JsonNode root;
        try {
            root = JsonText.read(text);
        } catch (ContentProblems broken) {
            throw new Refusal(Refusal.Code.MALFORMED, "this is no JSON: " + broken.getMessage(), "file");
        }
        Asked file = new Asked("file", root, KEYS);
        if (!root.path("arbiter").asText().equals("table")) {
            throw file.fault("arbiter", "this is no exported table");
        }
        if (file.number("format") != FORMAT) {
            throw file.fault("format", "only format " + FORMAT + " can be read, not " + file.number("format"));
        }
        Rulebook<?> book = host.book(file.text("game"));
        StoredTable table = new StoredTable(
                Secret.id(),
                book.id(),
                file.text("title", 200),
                false,
                JsonText.write(file.node("start")),
                StoredTable.Secrets.create(),
                System.currentTimeMillis());
        TableFile read = new TableFile(table, people(file.node("members")), records(file.node("records")));
        read.run(book);
        return read.imported();
    }

    private static List<String> people(JsonNode list) {
        List<String> names = new ArrayList<>();
        for (JsonNode one : list) {
            Asked member = new Asked("file.members[" + names.size() + "]", one, List.of("id", "name"));
            if (!member.text("id").equals("m" + (names.size() + 1))) {
                throw member.fault("id", "members are m1, m2 and so on, in order");
            }
            names.add(member.text("name", 200));
        }
        return names;
    }

    private static List<StoredRecord> records(JsonNode list) {
        List<StoredRecord> records = new ArrayList<>();
        for (JsonNode one : list) {
            String where = "file.records[" + records.size() + "]";
            Asked next = new Asked(where, one, List.of("member", "key", "time", "record"));
            if (!next.node("time").isIntegralNumber() || !next.node("record").isObject()) {
                throw next.fault("record", "a record has a time and an object under 'record'");
            }
            records.add(new StoredRecord(
                    records.size() + 1L,
                    next.text("member"),
                    next.text("key"),
                    JsonText.write(next.node("record")),
                    next.node("time").asLong()));
        }
        return records;
    }

    /** With the mark that from here on the dice are new ones. */
    private TableFile imported() {
        ObjectNode mark =
                JsonNodeFactory.instance.objectNode().put("do", "imported").put("revealed", false);
        mark.putArray("dice").add(0).add(0);
        mark.putArray("items")
                .addObject()
                .put("kind", "note")
                .put("text", "This table was brought from a file; its dice are new ones from here on");
        List<StoredRecord> all = new ArrayList<>(records);
        all.add(new StoredRecord(all.size() + 1L, "", "imported " + table.id(), JsonText.write(mark), table.created()));
        return new TableFile(table, people, all);
    }

    private <S extends State<S>> void run(Rulebook<S> book) {
        Sitting<S> sitting = Sitting.empty(table, book);
        for (StoredRecord next : records) {
            try {
                sitting.takeOver(List.of(next));
            } catch (ContentProblems | JournalMismatch | Refused | IllegalArgumentException broken) {
                throw new Refusal(
                        Refusal.Code.AGAINST_THE_RULES,
                        "this record cannot be carried out: " + broken.getMessage(),
                        "file.records[" + (next.seq() - 1) + "]");
            }
        }
        if (records.isEmpty()) {
            throw new Refusal(Refusal.Code.MALFORMED, "a table has at least one record", "file.records");
        }
    }
}
