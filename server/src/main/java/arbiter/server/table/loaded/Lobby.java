package arbiter.server.table.loaded;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Set;
import java.util.TreeSet;

/**
 * A table before the fight: who says that they are ready. Records tell of it under {@code lobby}; tables whose records
 * do not, as all did once, began when they were made.
 */
public final class Lobby {

    private static final String KEY = "lobby";

    private final Set<String> ready = new TreeSet<>();

    /** Says in the first record that the fight has not begun. */
    static void opens(ObjectNode json) {
        json.putObject(KEY).put("begun", false);
    }

    /** Says in a record that the fight begins with it. */
    public static void ends(ObjectNode json) {
        json.putObject(KEY).put("begun", true);
    }

    /** Says in a record that a member is ready, or not any more. */
    public static void ready(ObjectNode json, String member, boolean on) {
        json.putObject(KEY).put("member", member).put("ready", on);
    }

    /** Whether the fight of a table waits with that first record. */
    static boolean waits(JsonNode first) {
        return first.path(KEY).has("begun") && !first.path(KEY).path("begun").asBoolean();
    }

    /** Whether the fight begins with that record: with the first one, unless it says that it waits. */
    static boolean begins(JsonNode json) {
        return json.path("do").asText().equals("start")
                ? !waits(json)
                : json.path(KEY).path("begun").asBoolean();
    }

    /** Takes over what a record says. */
    void settle(JsonNode json) {
        JsonNode said = json.path(KEY);
        if (said.path("ready").asBoolean()) {
            ready.add(said.path("member").asText());
        } else if (said.has("ready")) {
            ready.remove(said.path("member").asText());
        }
    }

    public boolean isReady(String member) {
        return ready.contains(member);
    }

    /** As everybody sees it: those who are ready and still here. */
    public ObjectNode json(Seating seating) {
        ObjectNode node = JsonNodeFactory.instance.objectNode();
        var list = node.putArray("ready");
        ready.stream().filter(member -> seating.present(member).isPresent()).forEach(list::add);
        return node;
    }
}
