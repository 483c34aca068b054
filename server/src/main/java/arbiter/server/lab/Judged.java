package arbiter.server.lab;

import arbiter.content.json.Json;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;

/** How far a job is that judges one thing after the other, with those that are judged already. */
final class Judged {

    private Judged() {}

    static ObjectNode json(List<?> judged, int all) {
        ObjectNode json =
                JsonNodeFactory.instance.objectNode().put("done", judged.size()).put("of", all);
        json.set("judged", Json.sparse().tree(judged));
        return json;
    }
}
