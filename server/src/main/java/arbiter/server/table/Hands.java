package arbiter.server.table;

import arbiter.interpreters.live.Standing;
import arbiter.kernel.Decider;
import arbiter.kernel.Entry;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.SortedMap;

/** What people said beforehand, as the records have it: raised hands, passes and stops. */
final class Hands {

    private final Standing standing;

    Hands(Standing standing) {
        this.standing = standing;
    }

    boolean raised(String unit) {
        return standing.handRaised(Decider.unit(unit));
    }

    /** The labels at which that unit's player is always asked, or lets it pass. */
    SortedMap<String, Boolean> stops(String unit) {
        return standing.stopsOf(Decider.unit(unit));
    }

    void settle(JsonNode json, List<? extends Entry<?>> entries) {
        for (Entry<?> entry : entries) {
            if (entry instanceof Entry.Answered<?> answered && !answered.standing()) {
                standing.lowerHand(new Decider(answered.decider()));
            }
        }
        if (json.has("hand")) {
            Decider unit = Decider.unit(json.path("hand").path("unit").asText());
            if (json.path("hand").path("raised").asBoolean()) {
                standing.raiseHand(unit);
            } else {
                standing.lowerHand(unit);
            }
        }
        if (json.has("pass")) {
            standing.passDuring(
                    Decider.unit(json.path("pass").path("unit").asText()),
                    json.path("pass").path("turn").asInt());
        }
        if (json.has("stop")) {
            Decider unit = Decider.unit(json.path("stop").path("unit").asText());
            String label = json.path("stop").path("label").asText();
            if (json.path("stop").path("on").asBoolean()) {
                standing.stopAt(unit, label);
            } else {
                standing.noStopAt(unit, label);
            }
        }
    }
}
