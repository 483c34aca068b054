package arbiter.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** At a table without a gamemaster, whoever has sat there longest invites others, and no further. */
class HostTest {

    private static final String DEMO = """
            {"game": "duel", "encounter": "crossing", "role": "player", "seats": {"travellers": "me", "bridge": "machine"}}""";

    @TempDir
    private Path folder;

    @Test
    void somebody_alone_invites_a_friend_who_invites_nobody() {
        try (House house = House.open(folder)) {
            Visitor ada = house.person("Ada");
            String table =
                    ada.post("/api/tables", DEMO).expect(201).body().get("id").asText();
            Visitor bob = ada.invite(table, house.person("Bob"), "player", "brute");
            String invites = "/api/tables/" + table + "/invites";

            assertThat(bob.get("/api/tables/" + table + "/view")
                            .body()
                            .at("/you/units/0")
                            .asText())
                    .isEqualTo("brute");
            bob.post(invites, "{\"role\": \"player\"}").refused(403, "not-allowed");
            ada.post(invites, "{\"role\": \"gamemaster\"}").refused(403, "not-allowed");
            ada.post(invites, "{\"role\": \"player\", \"units\": [\"nobody\"]}").refused(404, "not-found");
        }
    }

    @Test
    void an_invitation_calls_units_by_their_names() {
        try (House house = House.open(folder)) {
            Visitor ada = house.person("Ada");
            String invites = "/api/tables/" + ada.table() + "/invites";
            String link = ada.post(invites, "{\"role\": \"player\", \"units\": [\"brute\"]}")
                    .expect(201)
                    .body()
                    .get("link")
                    .asText();

            JsonNode invitation = house.stranger()
                    .get("/api/invites/" + link.replaceAll(".*/", ""))
                    .expect(200)
                    .body();

            assertThat(invitation.get("units")).hasToString("[\"Brute\"]");
            assertThat(ada.get(invites).body().at("/invites/0/units")).hasToString("[\"brute\"]");
        }
    }
}
