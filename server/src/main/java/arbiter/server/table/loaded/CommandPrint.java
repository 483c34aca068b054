package arbiter.server.table.loaded;

import arbiter.server.shared.RequestRefused;
import arbiter.server.store.Secret;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * What a command comes down to, short enough to be kept with its record: a command that comes under the key of an earlier
 * one must be the same. Records of earlier versions, and those that are no commands, have an empty one, which fits all.
 */
public record CommandPrint(String hash) {

    public static final CommandPrint NONE = new CommandPrint("");

    private static final String KEY = "sent";
    private static final int LENGTH = 16;

    /** In which order its keys were written does not matter. */
    public static CommandPrint of(JsonNode command) {
        return new CommandPrint(Secret.hash(JsonText.write(ordered(command))).substring(0, LENGTH));
    }

    public static CommandPrint inRecord(JsonNode json) {
        return new CommandPrint(json.path(KEY).asText());
    }

    public void write(ObjectNode record) {
        if (!hash.isEmpty()) {
            record.put(KEY, hash);
        }
    }

    /** Refuses a command under the key of another. */
    public void checkSame(CommandPrint earlier) {
        if (!earlier.hash.isEmpty() && !hash.isEmpty() && !hash.equals(earlier.hash)) {
            throw new RequestRefused(
                    RequestRefused.Code.AGAINST_THE_RULES,
                    "another command was sent under this key; take a new key for each",
                    "key");
        }
    }

    private static JsonNode ordered(JsonNode node) {
        if (node.isArray()) {
            var list = JsonNodeFactory.instance.arrayNode();
            node.forEach(one -> list.add(ordered(one)));
            return list;
        }
        if (!node.isObject()) {
            return node;
        }
        List<String> keys = new ArrayList<>();
        node.fieldNames().forEachRemaining(keys::add);
        Collections.sort(keys);
        ObjectNode ordered = JsonNodeFactory.instance.objectNode();
        keys.forEach(key -> ordered.set(key, ordered(node.get(key))));
        return ordered;
    }
}
