package arbiter.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import arbiter.server.store.Store;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Turns that are planned ahead at a table of Capital, where everybody has two Actions. */
class PlanTest {

    /** Neither falls by one blow. */
    private static final String TWO_GIANTS = """
            game: capital
            units:
              - {name: Sable, character: sable-okonjo-9.yaml, side: crew, at: "0,0"}
              - {name: Orrin, character: orrin-vantage-9.yaml, side: raiders, at: "1,0"}
            """;

    private static final String ACTION = "turn.action";

    @TempDir
    Path folder;

    @Test
    void the_next_action_is_told_and_done_as_planned() {
        try (Venue venue = new Venue(Store.sqlite(folder))) {
            Seated gamemaster = fight(venue);
            JsonNode request = untilAction(gamemaster);
            ObjectNode answer = answer(request, without(gamemaster, request));

            JsonNode following = following(gamemaster, answer);
            JsonNode next = following.path("next");
            assertThat(next.path("label").asText()).isEqualTo(ACTION);
            assertThat(next.path("unit").asText())
                    .isEqualTo(request.path("unit").asText());

            following.path("requests").forEach(asked -> answer.withArray("then").add(byDefault(asked)));
            plan(answer, request, wanted(next));
            gamemaster.does(answer.toString());

            assertThat(done(gamemaster)).isEqualTo(1);
            assertThat(gamemaster.request().path("unit").asText()
                            + gamemaster.request().path("label"))
                    .isNotEqualTo(request.path("unit").asText() + request.path("label"));
        }
    }

    private static Seated fight(Venue venue) {
        NewTable wanted = new NewTable(
                "capital",
                Optional.empty(),
                Optional.of(TWO_GIANTS),
                Optional.empty(),
                Map.of(),
                Map.of(),
                true,
                false);
        return venue.makes("Gia", wanted).untilAsked();
    }

    private static String label(Seated who) {
        return who.request().path("label").asText();
    }

    private static ObjectNode byDefault(JsonNode request) {
        ObjectNode then = JsonNodeFactory.instance
                .objectNode()
                .put("unit", request.path("unit").asText())
                .put("label", request.path("label").asText());
        then.set("options", request.path("fallback"));
        return then;
    }

    private static JsonNode untilAction(Seated who) {
        while (!label(who).equals(ACTION)) {
            who.answersByDefault();
        }
        return who.request();
    }

    /** An action that leads to the next one without dice. */
    private static String without(Seated who, JsonNode request) {
        for (JsonNode option : request.path("options")) {
            String id = option.path("id").asText();
            if (following(who, answer(request, id)).has("next")) {
                return id;
            }
        }
        throw new AssertionError("dice come first everywhere: " + request);
    }

    private static JsonNode following(Seated who, ObjectNode answer) {
        ObjectNode considered = answer.deepCopy();
        considered.remove("do");
        return who.table.following(who.member, considered);
    }

    private static String wanted(JsonNode request) {
        for (JsonNode option : request.path("options")) {
            if (option.path("id").asText().startsWith("attack")) {
                return option.path("id").asText();
            }
        }
        return request.path("fallback").get(0).asText();
    }

    private static ObjectNode answer(JsonNode request, String option) {
        ObjectNode answer = JsonNodeFactory.instance
                .objectNode()
                .put("do", "answer")
                .put("request", request.path("id").asText());
        answer.putArray("options").add(option);
        return answer;
    }

    private static void plan(ObjectNode answer, JsonNode request, String option) {
        ObjectNode planned = answer.putArray("plan")
                .addObject()
                .put("unit", request.path("unit").asText());
        planned.putArray("options").add(option);
    }

    /** How many answers were said beforehand. */
    private static long done(Seated who) {
        return who.log().stream().filter(item -> item.has("beforehand")).count();
    }
}
