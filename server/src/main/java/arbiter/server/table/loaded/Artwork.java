package arbiter.server.table.loaded;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * The portraits of units and the backdrop, the image behind the board. Records tell of it under {@code art}: a portrait is
 * {@code {"image"}} or {@code {"emblem"}}, and null takes one away, as it does with the backdrop.
 */
public final class Artwork {

    private static final String KEY = "art";
    private static final String PORTRAITS = "portraits";
    private static final String BACKDROP = "backdrop";
    private static final String IMAGE = "image";

    private final Map<String, JsonNode> portraits = new TreeMap<>();
    private Optional<JsonNode> backdrop = Optional.empty();

    /** Says in a record what portrait a unit has from now on; none takes it away. */
    public static void portrait(ObjectNode json, String unit, Optional<JsonNode> portrait) {
        json.putObject(KEY).putObject(PORTRAITS).set(unit, orNull(portrait));
    }

    /** Says in a record what image lies behind the board from now on; none takes it away. */
    public static void backdrop(ObjectNode json, Optional<JsonNode> backdrop) {
        json.putObject(KEY).set(BACKDROP, orNull(backdrop));
    }

    private static JsonNode orNull(Optional<JsonNode> some) {
        return some.orElse(JsonNodeFactory.instance.nullNode());
    }

    /** Says all of it in the first record of another table. */
    public void copyTo(ObjectNode json) {
        if (!portraits.isEmpty() || backdrop.isPresent()) {
            json.set(KEY, json());
        }
    }

    /** Takes over what a record says. */
    void settle(JsonNode record) {
        resume(record.path(KEY));
    }

    void resume(JsonNode art) {
        art.path(PORTRAITS).properties().forEach(portrait -> {
            if (portrait.getValue().isNull()) {
                portraits.remove(portrait.getKey());
            } else {
                portraits.put(portrait.getKey(), portrait.getValue());
            }
        });
        if (art.has(BACKDROP)) {
            backdrop = Optional.of(art.get(BACKDROP)).filter(JsonNode::isObject);
        }
    }

    /** As it is stored in a snapshot. */
    ObjectNode json() {
        ObjectNode node = JsonNodeFactory.instance.objectNode();
        portraits.forEach(node.putObject(PORTRAITS)::set);
        backdrop.ifPresent(shown -> node.set(BACKDROP, shown));
        return node;
    }

    /** What that unit's token bears instead of the game's emblem. */
    public Optional<JsonNode> portrait(String unit) {
        return Optional.ofNullable(portraits.get(unit));
    }

    /** What lies behind the board. */
    public Optional<JsonNode> backdrop() {
        return backdrop;
    }

    /** The images that are shown to somebody who knows of these units. */
    public Set<String> images(Set<String> units) {
        Set<String> images = new TreeSet<>();
        portraits.forEach((unit, portrait) -> {
            if (units.contains(unit) && portrait.has(IMAGE)) {
                images.add(portrait.get(IMAGE).asText());
            }
        });
        backdrop.ifPresent(shown -> images.add(shown.path(IMAGE).asText()));
        return images;
    }

    /** All images that are shown to anybody. */
    public Set<String> images() {
        return images(portraits.keySet());
    }
}
