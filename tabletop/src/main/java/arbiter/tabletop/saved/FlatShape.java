package arbiter.tabletop.saved;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;

/**
 * Brings a unit or a table that was saved with fields of its own into today's shape of parts. Each part names its
 * components and where their values stood: {@code "hp"}, or {@code "used=marks.focusUsed"} where path or name differ.
 */
public final class FlatShape {

    private final ObjectNode saved;
    private final ObjectNode now;

    private FlatShape(ObjectNode saved) {
        this.saved = saved;
        this.now = saved.objectNode();
        now.set("fixed", saved.arrayNode());
        now.set("parts", saved.arrayNode());
    }

    /** Whether it has been saved in parts already. */
    public static boolean isInParts(JsonNode saved) {
        return saved.has("parts");
    }

    public static FlatShape of(JsonNode saved) {
        return new FlatShape((ObjectNode) saved);
    }

    /** Fields that stay where they are. */
    public FlatShape keep(String... fields) {
        for (String field : fields) {
            move(field, now);
        }
        return this;
    }

    /** A field that has another name now. */
    public FlatShape rename(String before, String after) {
        return set(after, at(before));
    }

    /** A field of today's shape. */
    public FlatShape set(String field, JsonNode value) {
        now.set(field, value);
        return this;
    }

    /** A fixed part made of these components. */
    public FlatShape fixed(String kind, String... components) {
        ((ArrayNode) now.get("fixed")).add(made(kind, components));
        return this;
    }

    /** A fixed part that stood as a whole under that path. */
    public FlatShape fixedWhole(String kind, String path) {
        ((ArrayNode) now.get("fixed")).add(whole(kind, path));
        return this;
    }

    /** A part made of these components. */
    public FlatShape part(String kind, String... components) {
        ((ArrayNode) now.get("parts")).add(made(kind, components));
        return this;
    }

    /** A part that stood as a whole under that path, or was missing there. */
    public FlatShape partWhole(String kind, String path) {
        ((ArrayNode) now.get("parts")).add(whole(kind, path));
        return this;
    }

    /** The value that stood there; missing if there was none. */
    public JsonNode at(String path) {
        return saved.at("/" + path.replace('.', '/'));
    }

    public ObjectNode shaped() {
        return now;
    }

    private ObjectNode made(String kind, String... components) {
        ObjectNode part = saved.objectNode().put("kind", kind);
        for (String component : components) {
            move(component, part);
        }
        return part;
    }

    private JsonNode whole(String kind, String path) {
        JsonNode value = at(path);
        if (value.isMissingNode() || value.isNull()) {
            return saved.nullNode();
        }
        ObjectNode part = saved.objectNode().put("kind", kind);
        part.setAll((ObjectNode) value);
        return part;
    }

    private void move(String component, ObjectNode into) {
        int equals = component.indexOf('=');
        String name = equals < 0 ? component : component.substring(0, equals);
        JsonNode value = at(component.substring(equals + 1));
        if (!value.isMissingNode()) {
            into.set(name, value);
        }
    }
}
