package arbiter.games.duel;

import arbiter.tabletop.saved.FlatShape;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;

/** Duels saved before units and tables were made of parts. */
final class SavedDuel {

    private SavedDuel() {}

    static JsonNode state(JsonNode saved) {
        if (FlatShape.isInParts(saved)) {
            return saved;
        }
        ArrayNode units = ((ObjectNode) saved).arrayNode();
        saved.path("fighters").forEach(fighter -> units.add(fighter(fighter)));
        return FlatShape.of(saved)
                .keep("kind")
                .set("units", units)
                .fixed("rulings", "weariness")
                .part("duel-clock", "round", "turn", "reservesKept")
                .shaped();
    }

    static JsonNode edit(JsonNode saved) {
        if (saved instanceof ObjectNode event && event.get("fighter") instanceof ObjectNode fighter) {
            event.set("fighter", fighter(fighter));
        }
        return saved;
    }

    private static JsonNode fighter(JsonNode saved) {
        if (FlatShape.isInParts(saved)) {
            return saved;
        }
        return FlatShape.of(saved)
                .keep("id", "name", "side", "hidden")
                .fixedWhole("sheet", "sheet")
                .part("vigour", "health", "breath")
                .part("stance", "reserve", "acted", "offBalance")
                .shaped();
    }
}
