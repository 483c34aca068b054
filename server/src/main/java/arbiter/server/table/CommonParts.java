package arbiter.server.table;

import arbiter.content.json.Json;
import arbiter.interpreters.wire.RequestJson;
import arbiter.interpreters.wire.ViewJson;
import arbiter.kernel.Request;
import arbiter.kernel.View;
import arbiter.server.table.loaded.Artwork;
import arbiter.server.table.loaded.LoadedTable;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * What the pictures of a table at one moment have in common, as JSON: made once for all viewers, and kept from the
 * moment before where nothing has changed.
 */
final class CommonParts {

    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

    /** A question for whoever knows its decider under that name. */
    private record Asked(String id, String name, ObjectNode json) {}

    private final Map<String, JsonNode> parts = new LinkedHashMap<>();
    private final Map<Request<?>, Asked> requests = new IdentityHashMap<>();

    CommonParts(SeatedTable seated, Optional<CommonParts> before) {
        LoadedTable<?> loaded = seated.loaded();
        Artwork art = loaded.seatsAndProposals().art();
        parts.put("members", seated.people());
        parts.put("table", seated.table());
        parts.put(
                "lobby",
                loaded.table().begun() ? NODES.nullNode() : loaded.lobby().json(seated.seating()));
        parts.put("backdrop", art.backdrop().orElse(NODES.nullNode()));
        parts.put("proposal", loaded.proposal().orElse(NODES.nullNode()));
        parts.put(
                "ending",
                loaded.table()
                        .ending()
                        .map(ending -> Json.sparse().tree(ViewJson.Ending.of(ending)))
                        .orElse(NODES.nullNode()));
        before.ifPresent(known -> parts.replaceAll((key, part) -> {
            JsonNode same = known.parts.get(key);
            return part.equals(same) ? same : part;
        }));
    }

    Map<String, JsonNode> parts() {
        return parts;
    }

    /** The question as everybody reads it who sees its decider in that view; what depends on the viewer is to be added. */
    ObjectNode request(String id, Request<?> request, View view) {
        String name = RequestJson.name(request.decider(), view);
        Asked asked = requests.get(request);
        if (asked == null || !asked.id().equals(id) || !asked.name().equals(name)) {
            RequestJson json = RequestJson.of(id, request, view, Optional.empty());
            asked = new Asked(id, name, (ObjectNode) Json.sparse().tree(json));
            requests.put(request, asked);
        }
        return NODES.objectNode().setAll(asked.json());
    }
}
