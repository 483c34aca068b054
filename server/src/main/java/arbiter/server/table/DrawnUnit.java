package arbiter.server.table;

import arbiter.content.json.Json;
import arbiter.interpreters.wire.ViewJson;
import arbiter.kernel.View;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Map;
import java.util.Optional;

/** A unit as it was seen. Its JSON is many times as large, so it is made when it is sent and not kept. */
record DrawnUnit(View.Unit unit, ViewJson.Seat seat, Beforehand said, boolean yours, Optional<JsonNode> portrait) {

    /** What its player said beforehand, where the viewer may know. */
    record Beforehand(boolean hand, boolean passing, Map<String, String> orders) {}

    JsonNode json() {
        ObjectNode json = (ObjectNode) Json.sparse().tree(told());
        portrait.ifPresent(shown -> json.set("portrait", shown));
        return json;
    }

    /** The same JSON as text. */
    String text() {
        return Json.sparse().write(portrait.isPresent() ? json() : told());
    }

    private ViewJson.Unit told() {
        return ViewJson.Unit.seated(unit, seat, yours, said.hand(), said.passing(), said.orders());
    }
}
