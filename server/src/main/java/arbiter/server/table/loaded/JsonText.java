package arbiter.server.table;

import arbiter.content.json.Json;
import com.fasterxml.jackson.databind.JsonNode;

/** JSON as text and back, within the limits that all of Arbiter keeps. */
final class JsonText {

    private JsonText() {}

    static JsonNode read(String text) {
        return Json.plain().read(text, JsonNode.class);
    }

    static String write(JsonNode node) {
        return Json.plain().write(node);
    }
}
