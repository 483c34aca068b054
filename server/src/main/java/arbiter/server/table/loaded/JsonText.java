package arbiter.server.table.loaded;

import arbiter.content.json.Json;
import com.fasterxml.jackson.databind.JsonNode;

/** JSON as text and back, within the limits that all of Arbiter keeps. */
public final class JsonText {

    private JsonText() {}

    public static JsonNode read(String text) {
        return Json.plain().read(text, JsonNode.class);
    }

    public static String write(JsonNode node) {
        return Json.plain().write(node);
    }
}
