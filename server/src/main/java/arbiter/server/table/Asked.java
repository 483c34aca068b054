package arbiter.server.table;

import arbiter.content.Nearest;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** An object that somebody sent, read key by key: what is missing, of another kind or too long is refused by name. */
final class Asked {

    private static final int LONGEST = 64;

    private final String where;
    private final JsonNode node;

    Asked(String where, JsonNode node, List<String> keys) {
        this.where = where;
        this.node = node;
        if (node == null || !node.isObject()) {
            throw new Refusal(Refusal.Code.MALFORMED, "this must be an object", where);
        }
        node.fieldNames().forEachRemaining(key -> {
            if (!keys.contains(key)) {
                throw new Refusal(Refusal.Code.MALFORMED, Nearest.unknown("key", key, keys), where + "." + key);
            }
        });
    }

    boolean has(String key) {
        return node.has(key);
    }

    JsonNode node(String key) {
        if (!node.has(key)) {
            throw fault(key, "'" + key + "' is missing");
        }
        return node.get(key);
    }

    String text(String key) {
        return text(key, LONGEST);
    }

    String text(String key, int longest) {
        return text(key, node(key), longest);
    }

    Optional<String> given(String key) {
        return node.has(key) ? Optional.of(text(key)) : Optional.empty();
    }

    private String text(String key, JsonNode value, int longest) {
        if (!value.isTextual()) {
            throw fault(key, "'" + key + "' must be a text");
        }
        if (value.asText().length() > longest) {
            throw fault(key, "'" + key + "' is longer than " + longest + " characters");
        }
        return value.asText();
    }

    boolean truth(String key) {
        if (!node(key).isBoolean()) {
            throw fault(key, "'" + key + "' must be true or false");
        }
        return node.get(key).asBoolean();
    }

    int number(String key) {
        if (!node(key).canConvertToInt() || !node(key).isIntegralNumber()) {
            throw fault(key, "'" + key + "' must be a whole number");
        }
        return node.get(key).asInt();
    }

    List<String> texts(String key, int most) {
        return texts(key, node(key), most);
    }

    List<String> texts(String key, JsonNode list, int most) {
        if (!list.isArray() || list.size() > most) {
            throw fault(key, "'" + key + "' must be a list of up to " + most + " texts");
        }
        List<String> texts = new ArrayList<>();
        list.forEach(value -> texts.add(text(key, value, 200)));
        return texts;
    }

    Map<String, String> textsByKey(String key) {
        Map<String, String> texts = new LinkedHashMap<>();
        if (node.has(key)) {
            if (!node.get(key).isObject() || node.get(key).size() > LONGEST) {
                throw fault(key, "'" + key + "' must be an object of texts");
            }
            node.get(key).properties().forEach(entry -> texts.put(entry.getKey(), text(key, entry.getValue(), 200)));
        }
        return texts;
    }

    Refusal fault(String key, String message) {
        return new Refusal(Refusal.Code.MALFORMED, message, where + "." + key);
    }
}
