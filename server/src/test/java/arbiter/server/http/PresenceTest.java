package arbiter.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Who has a table open is told to all, and whoever is waited for can be called, not too often. */
class PresenceTest {

    private static final String TABLE = "{\"game\": \"duel\", \"encounter\": \"crossing\", \"lobby\": true}";

    @TempDir
    private Path folder;

    @Test
    void everybody_is_told_who_comes_and_goes() {
        try (House house = House.open(folder)) {
            Visitor ada = house.person("Ada");
            String table =
                    ada.post("/api/tables", TABLE).expect(201).body().path("id").asText();
            Visitor bob = ada.invite(table, house.person("Bob"), "player", "mara");
            Line hers = Line.open(ada, table);
            assertThat(here(hers.next("welcome"))).containsExactly("m1");

            Line his = Line.open(bob, table);
            assertThat(here(his.next("welcome"))).containsExactly("m1", "m2");
            assertThat(here(hers.next("update"))).containsExactly("m1", "m2");

            his.hangUp();
            assertThat(here(hers.next("update"))).containsExactly("m1");
        }
    }

    @Test
    void whoever_is_waited_for_and_there_is_called_once_in_a_while() {
        try (House house = House.open(folder)) {
            Visitor ada = house.person("Ada");
            String table =
                    ada.post("/api/tables", TABLE).expect(201).body().path("id").asText();
            Visitor bob = ada.invite(table, house.person("Bob"), "player", "mara");
            Visitor dee = ada.invite(table, house.person("Dee"), "spectator");
            ada.command(table, nudge("m2")).refused(409, "not-open");

            Line his = Line.open(bob, table);
            his.next("welcome");
            dee.command(table, nudge("m2")).refused(403, "not-allowed");
            bob.command(table, nudge("m2")).refused(403, "not-allowed");
            ada.command(table, nudge("m3")).refused(403, "not-allowed");
            ada.command(table, nudge("m2")).expect(200);
            assertThat(his.next("nudge").path("by").asText()).isEqualTo("m1");
            ada.command(table, nudge("m2")).refused(429, "too-fast");

            bob.command(table, "{\"do\": \"ready\"}").expect(200);
            ada.command(table, nudge("m2")).refused(403, "not-allowed");
        }
    }

    private static String nudge(String member) {
        return "{\"do\": \"nudge\", \"member\": \"" + member + "\"}";
    }

    private static List<String> here(JsonNode message) {
        List<String> here = new ArrayList<>();
        for (JsonNode member : message.path("members")) {
            if (member.path("here").asBoolean()) {
                here.add(member.path("id").asText());
            }
        }
        return here;
    }
}
