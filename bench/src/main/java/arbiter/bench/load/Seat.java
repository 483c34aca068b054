package arbiter.bench.load;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.CRC32;

/** Somebody at a table: knows what is asked of them, and what they have been told so far. */
final class Seat implements Wire.Ear, AutoCloseable {

    private final PlayedTable table;
    private final Caller person;
    private final CRC32 told = new CRC32();
    private Wire wire;
    private JsonNode requests = Caller.JSON.createArrayNode();
    private String stream = "";
    private long first = -1;
    private long number;
    private long updateBytes;
    private long commandBytes;
    private boolean welcomed;
    private boolean answered;

    /** How much somebody has been told. */
    record Memory(String stream, long number) {}

    Seat(PlayedTable table, Caller person) {
        this.table = table;
        this.person = person;
    }

    /** Comes, or comes back and asks for what was missed. */
    void join(Loop loop, int port) {
        String resume = stream.isEmpty() ? "" : "?stream=" + stream + "&number=" + number;
        welcomed = false;
        wire = Wire.open(loop, port, "/api/tables/" + table.id() + "/socket" + resume, person.cookie(), this);
    }

    boolean welcomed() {
        return welcomed;
    }

    /** Whether the last ping has been answered, and so all that was sent before it has come. */
    boolean answered() {
        return answered;
    }

    Memory memory() {
        return new Memory(stream, number);
    }

    void remember(Memory memory) {
        stream = memory.stream();
        number = memory.number();
    }

    void ping() {
        answered = false;
        wire.send("{\"type\":\"ping\"}");
    }

    void command(String key, String command) {
        String frame =
                "{\"type\":\"command\",\"key\":\"" + key + "\",\"number\":" + number + ",\"command\":" + command + "}";
        commandBytes += frame.length();
        wire.send(frame);
    }

    /** What is really asked of this seat. */
    List<JsonNode> asked() {
        List<JsonNode> asked = new ArrayList<>();
        requests.forEach(request -> {
            if (request.path("yours").asBoolean()) {
                asked.add(request);
            }
        });
        return asked;
    }

    long number() {
        return number;
    }

    long updateBytes() {
        return updateBytes;
    }

    long commandBytes() {
        return commandBytes;
    }

    long heardItems() {
        return number - first + 1;
    }

    @Override
    public void heard(byte[] message, long time) {
        JsonNode json;
        try {
            json = Caller.JSON.readTree(message);
        } catch (IOException garbled) {
            table.problem("garbled: " + garbled.getMessage());
            return;
        }
        switch (json.path("type").asText()) {
            case "welcome" -> welcome(json);
            case "update" -> {
                table.seen(time);
                updateBytes += message.length;
                take(json);
            }
            case "ack" -> table.acknowledged(json.path("key").asText(), time);
            case "refused" -> table.refused(json.path("key").asText(), json.path("error"), time);
            case "pong" -> answered = true;
            default -> table.problem("unexpected: " + json);
        }
    }

    private void welcome(JsonNode json) {
        boolean resumed = stream.equals(json.path("stream").asText());
        if (!resumed) {
            first = json.path("number").asLong() + 1;
            number = first - 1;
            told.reset();
            ((ObjectNode) json).remove("log");
        }
        stream = json.path("stream").asText();
        welcomed = true;
        take(json);
    }

    private void take(JsonNode json) {
        for (JsonNode item : json.path("log")) {
            if (item.path("number").asLong() != number + 1) {
                table.problem("item " + item.path("number") + " came after " + number);
            }
            number = item.path("number").asLong();
            add(told, item);
        }
        if (json.path("number").asLong() != number) {
            table.problem("told of " + json.path("number") + " items, but " + number + " came");
        }
        if (json.has("requests")) {
            requests = json.get("requests");
        }
    }

    private static void add(CRC32 sum, JsonNode item) {
        sum.update((item.path("number").asLong() + item.path("text").asText()).getBytes(StandardCharsets.UTF_8));
    }

    /** Compares what was heard, item by item, with the log that the server keeps. */
    void compare(String from) {
        CRC32 kept = new CRC32();
        long next = first;
        JsonNode page;
        do {
            page = person.get("/api/tables/" + table.id() + "/log?from=" + next + "&count=1000", from);
            page.path("log").forEach(item -> add(kept, item));
            next += page.path("log").size();
        } while (page.path("log").size() == 1000);
        if (next - 1 != number || kept.getValue() != told.getValue()) {
            table.problem("a seat heard " + number + " items, the server has " + (next - 1) + ", or others");
        }
    }

    Caller person() {
        return person;
    }

    @Override
    public void ended(String why) {
        table.problem(why);
    }

    @Override
    public void close() {
        wire.close();
    }
}
