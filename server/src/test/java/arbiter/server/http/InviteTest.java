package arbiter.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Links that bring people to a table: for whom they are, what they say, and what they never do. */
class InviteTest {

    @TempDir
    private Path folder;

    private House house;
    private Visitor ada;
    private String table;

    @BeforeEach
    void make() {
        house = House.open(folder);
        ada = house.person("Ada");
        table = ada.post("/api/tables", "{\"game\": \"duel\", \"encounter\": \"crossing\", \"lobby\": true}")
                .expect(201)
                .body()
                .get("id")
                .asText();
    }

    @AfterEach
    void close() {
        house.close();
    }

    @Test
    void a_link_works_once_and_then_says_so() {
        String secret = secret("{\"role\": \"player\", \"units\": [\"mara\"]}");
        Visitor bob = house.person("Bob");
        bob.post("/api/invites/" + secret, "{}").expect(200);

        house.person("Mallory").post("/api/invites/" + secret, "{}").refused(410, "used-up");
        assertThat(house.stranger().get("/api/invites/" + secret).expect(410).text())
                .contains("for one person and has been used");
        assertThat(house.stranger().get("/join/" + secret).expect(410).text()).contains("<!doctype html>");
        assertThat(view(bob).at("/you/units")).hasToString("[\"mara\"]");
        assertThat(bob.get("/api/invites/" + secret)
                        .expect(200)
                        .body()
                        .path("seated")
                        .asText())
                .as("whoever used it goes back by it")
                .isEqualTo(table);
        bob.post("/api/invites/" + secret, "{}").expect(200);
    }

    @Test
    void a_link_for_three_seats_three() {
        String secret = secret("{\"role\": \"player\", \"seats\": 3}");
        for (String name : new String[] {"Bob", "Cy", "Dee"}) {
            Visitor guest = house.person(name);
            guest.post("/api/invites/" + secret, "{}").expect(200);
            guest.post("/api/invites/" + secret, "{}").expect(200);
        }

        house.person("Eve").post("/api/invites/" + secret, "{}").refused(410, "used-up");
        ada.post(invites(), "{\"role\": \"player\", \"seats\": 0}").refused(400, "malformed");
    }

    @Test
    void whoever_is_sent_away_does_not_come_back_by_the_same_links() {
        String first = secret("{\"role\": \"spectator\", \"seats\": 5}");
        String second = secret("{\"role\": \"player\", \"units\": [\"mara\"], \"seats\": 5}");
        String other = secret("{\"role\": \"player\", \"seats\": 5}");
        Visitor bob = house.person("Bob");
        bob.post("/api/invites/" + first, "{}").expect(200);
        bob.post("/api/invites/" + second, "{}").expect(200);
        ada.delete("/api/tables/" + table + "/members/m2").expect(204);

        bob.post("/api/invites/" + first, "{}").refused(410, "expired");
        bob.post("/api/invites/" + second, "{}").refused(410, "expired");
        house.person("Bob again").post("/api/invites/" + second, "{}").refused(410, "expired");
        house.person("Cy").post("/api/invites/" + other, "{}").expect(200);
        bob.post("/api/invites/" + secret("{\"role\": \"player\"}"), "{}").expect(200);
    }

    @Test
    void whoever_goes_of_their_own_accord_may_come_back() {
        String secret = secret("{\"role\": \"player\", \"seats\": 5}");
        Visitor bob = house.person("Bob");
        bob.post("/api/invites/" + secret, "{}").expect(200);
        bob.delete("/api/tables/" + table + "/members/m2").expect(204);

        bob.post("/api/invites/" + secret, "{}").expect(200);
    }

    @Test
    void links_end_with_the_seat_or_the_role_of_whoever_made_them() {
        Visitor bob = ada.invite(table, house.person("Bob"), "gamemaster");
        String backDoor = secret(bob, "{\"role\": \"gamemaster\"}");
        ada.patch("/api/tables/" + table + "/members/m2", "{\"role\": \"player\"}")
                .expect(204);
        bob.post("/api/invites/" + backDoor, "{}").refused(410, "expired");

        ada.patch("/api/tables/" + table + "/members/m2", "{\"role\": \"gamemaster\"}")
                .expect(204);
        String another = secret(bob, "{\"role\": \"gamemaster\"}");
        bob.delete("/api/tables/" + table + "/members/m2").expect(204);
        bob.post("/api/invites/" + another, "{}").refused(410, "expired");
    }

    @Test
    void a_table_that_everybody_left_lets_nobody_in() {
        String secret = secret("{\"role\": \"player\"}");
        ada.delete("/api/tables/" + table + "/members/m1").expect(204);

        house.person("Mallory").post("/api/invites/" + secret, "{}").refused(410, "expired");
    }

    @Test
    void nobody_loses_units_to_whoever_joins() {
        String first = secret("{\"role\": \"player\", \"units\": [\"mara\"]}");
        String second = secret("{\"role\": \"player\", \"units\": [\"mara\", \"brute\"]}");
        Visitor bob = house.person("Bob");
        Visitor cy = house.person("Cy");
        bob.post("/api/invites/" + first, "{}").expect(200);

        assertThat(cy.get("/api/invites/" + second).body().path("units")).hasToString("[\"Brute\"]");
        cy.post("/api/invites/" + second, "{}").expect(200);

        assertThat(view(bob).at("/you/units")).hasToString("[\"mara\"]");
        assertThat(view(cy).at("/you/units")).hasToString("[\"brute\"]");
    }

    @Test
    void what_is_ones_own_can_be_given_away() {
        ada.command(table, "{\"do\": \"seat\", \"unit\": \"mara\", \"to\": \"m1\"}")
                .expect(200);
        String secret = secret("{\"role\": \"player\", \"units\": [\"mara\"]}");
        Visitor bob = house.person("Bob");

        bob.post("/api/invites/" + secret, "{}").expect(200);

        assertThat(view(bob).at("/you/units")).hasToString("[\"mara\"]");
    }

    @Test
    void an_invitation_names_the_game_the_encounter_and_the_people() {
        ada.invite(table, house.person("Bob"), "player", "mara");
        JsonNode told = house.stranger()
                .get("/api/invites/" + secret("{\"role\": \"spectator\"}"))
                .expect(200)
                .body();

        assertThat(told.path("name").asText()).isEqualTo("Duel");
        assertThat(told.path("encounter").asText()).isNotBlank();
        assertThat(told.path("by").asText()).isEqualTo("Ada");
        assertThat(told.path("people")).hasToString("[\"Ada\",\"Bob\"]");
        assertThat(told.path("begun").asBoolean()).isFalse();
    }

    @Test
    void a_link_to_this_machine_says_so() {
        JsonNode made =
                ada.post(invites(), "{\"role\": \"player\"}").expect(201).body();

        assertThat(made.path("reach").asText()).isEqualTo("machine");
        assertThat(made.path("others")).as("nobody else can reach this server").isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "localhost:8080, machine",
        "127.0.0.1, machine",
        "[::1]:8080, machine",
        "192.168.1.20:8080, network",
        "172.20.0.3, network",
        "tower:8080, network",
        "tower.local, network",
        "[fe80::1]:80, network",
        "arbiter.example.org, elsewhere",
        "8.8.8.8:80, elsewhere"
    })
    void how_far_a_link_reaches_is_judged_by_its_address(String authority, String reach) {
        assertThat(LinkReach.of(authority).word()).isEqualTo(reach);
    }

    @Test
    void a_server_that_listens_everywhere_knows_its_addresses() {
        assertThat(LinkReach.addresses("localhost", 80)).isEmpty();
        assertThat(LinkReach.addresses("10.0.0.7", 80)).containsExactly("http://10.0.0.7:80");
        assertThat(LinkReach.addresses("0.0.0.0", 80))
                .allMatch(address -> address.matches("http://[0-9.]+:80") && !address.contains("127."));
    }

    @Test
    void pages_of_tables_say_by_their_status_what_is_known() {
        Visitor bob = ada.invite(table, house.person("Bob"), "player");
        house.stranger().get("/table/" + table).expect(404);
        house.person("Mallory").get("/table/" + table).expect(404);
        ada.get("/table/" + table).expect(200);
        bob.get("/table/" + table).expect(200);
        ada.delete("/api/tables/" + table).expect(204);

        bob.get("/table/" + table).expect(410);
        assertThat(bob.get("/api/tables/" + table + "/view").expect(410).text()).contains("was deleted");
        house.person("Mallory").get("/api/tables/" + table + "/view").refused(404, "not-found");
    }

    private String invites() {
        return "/api/tables/" + table + "/invites";
    }

    private String secret(String wish) {
        return secret(ada, wish);
    }

    private String secret(Visitor by, String wish) {
        return by.post(invites(), wish).expect(201).body().get("link").asText().replaceAll(".*/", "");
    }

    private JsonNode view(Visitor visitor) {
        return visitor.get("/api/tables/" + table + "/view").expect(200).body();
    }
}
