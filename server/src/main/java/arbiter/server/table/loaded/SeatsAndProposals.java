package arbiter.server.table.loaded;

import arbiter.server.store.StoredRecord;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * What records say beyond the game itself: who plays whom, what was proposed, whose move was last, the dice shown, and
 * the images.
 */
public final class SeatsAndProposals {

    private final Map<String, String> seats = new LinkedHashMap<>();
    private final Map<String, Integer> lastBy = new LinkedHashMap<>();
    private Optional<JsonNode> proposal = Optional.empty();
    private final Lobby lobby = new Lobby();
    private final Artwork art = new Artwork();
    private String encounter = "";
    private boolean revealed;

    /** The seats of units, by their ids. */
    Map<String, String> seats() {
        return seats;
    }

    Optional<JsonNode> proposal() {
        return proposal;
    }

    Lobby lobby() {
        return lobby;
    }

    /** The portraits of units and the backdrop. */
    public Artwork art() {
        return art;
    }

    /** The encounter that the table was made from; empty where that is not known or it was none. */
    public String encounter() {
        return encounter;
    }

    /** Whether the secret of the open dice has been shown. */
    boolean revealed() {
        return revealed;
    }

    /** How long the log was after the last move of each member. */
    Map<String, Integer> lastBy() {
        return lastBy;
    }

    /** Takes over what a record says. */
    void settle(StoredRecord next, JsonNode json, boolean moved, int items) {
        if (moved && !next.member().isEmpty()) {
            lastBy.put(next.member(), items);
        }
        seatsOf(json);
        lobby.settle(json);
        art.settle(json);
        encounter = json.path("encounter").asText(encounter);
        if (json.has("proposal")) {
            proposal = Optional.of(json.get("proposal")).filter(JsonNode::isObject);
        }
        if (json.has("revealed")) {
            revealed = json.path("revealed").asBoolean();
        }
    }

    private void seatsOf(JsonNode json) {
        json.path("seats")
                .properties()
                .forEach(seat -> seats.put(seat.getKey(), seat.getValue().asText()));
    }

    /** As it is stored in a snapshot. */
    public ObjectNode json() {
        ObjectNode node = JsonNodeFactory.instance.objectNode();
        seats.forEach(node.putObject("seats")::put);
        lastBy.forEach(node.putObject("last")::put);
        node.set("proposal", proposal.orElse(JsonNodeFactory.instance.nullNode()));
        node.set("art", art.json());
        return node.put("encounter", encounter).put("revealed", revealed);
    }

    void resume(JsonNode stored) {
        seatsOf(stored);
        stored.path("last")
                .properties()
                .forEach(last -> lastBy.put(last.getKey(), last.getValue().asInt()));
        proposal = Optional.of(stored.path("proposal")).filter(JsonNode::isObject);
        art.resume(stored.path("art"));
        encounter = stored.path("encounter").asText("");
        revealed = stored.path("revealed").asBoolean();
    }
}
