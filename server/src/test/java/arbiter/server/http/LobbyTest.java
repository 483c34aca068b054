package arbiter.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A table before its fight: who is there and ready, and nothing happens until somebody begins. */
class LobbyTest {

    private static final String READY = "{\"do\": \"ready\"}";
    private static final String BEGIN = "{\"do\": \"begin\"}";

    @TempDir
    private Path folder;

    @ParameterizedTest
    @ValueSource(strings = {"duel/crossing", "capital/brawl", "centuryg/pass"})
    void no_die_falls_and_the_machine_waits_until_the_gamemaster_begins(String fight) {
        try (House house = House.open(folder)) {
            Visitor ada = house.person("Ada");
            String table = make(ada, fight, "");
            JsonNode before = view(ada, table);

            assertThat(before.path("requests")).isEmpty();
            assertThat(before.path("waiting")).isEmpty();
            assertThat(before.path("calls")).isEmpty();
            assertThat(before.path("log")).isEmpty();
            assertThat(before.at("/view/units")).isNotEmpty();
            assertThat(before.at("/lobby/ready").isArray()).isTrue();
            assertThat(ada.get("/api/tables/" + table + "/export").expect(200).text())
                    .doesNotContain("\"throws\"");
            ada.command(table, "{\"do\": \"undo\"}").refused(409, "not-open");

            ada.command(table, BEGIN).expect(200);
            JsonNode after = view(ada, table);
            assertThat(after.path("lobby").isNull()).isTrue();
            assertThat(after.path("requests").size() + after.path("waiting").size())
                    .isPositive();
            ada.command(table, BEGIN).refused(409, "not-open");
            ada.command(table, READY).refused(409, "not-open");
        }
    }

    @Test
    void who_is_ready_is_told_to_all_and_survives_a_restart() {
        String table;
        Visitor ada;
        Visitor bob;
        try (House house = House.open(folder)) {
            ada = house.person("Ada");
            table = make(ada, "duel/crossing", "");
            bob = ada.invite(table, house.person("Bob"), "player", "mara");
            Visitor dee = ada.invite(table, house.person("Dee"), "spectator");

            bob.command(table, READY).expect(200);
            ada.command(table, READY).expect(200);
            ada.command(table, "{\"do\": \"ready\", \"on\": false}").expect(200);
            dee.command(table, READY).refused(403, "not-allowed");
            bob.command(table, BEGIN).refused(403, "not-allowed");
            assertThat(view(dee, table).at("/lobby/ready")).hasToString("[\"m2\"]");
        }
        try (House house = House.open(folder)) {
            bob = bob.at(house);
            assertThat(view(bob, table).at("/lobby/ready")).hasToString("[\"m2\"]");
            bob.command(table, "{\"do\": \"say\", \"text\": \"Still here\"}").expect(200);
            ada.at(house).command(table, BEGIN).expect(200);
            assertThat(view(bob, table).path("requests")).isNotEmpty();
        }
        try (House house = House.open(folder)) {
            bob = bob.at(house);
            assertThat(view(bob, table).path("lobby").isNull()).isTrue();
            assertThat(view(bob, table).path("requests")).isNotEmpty();
        }
    }

    @Test
    void the_gamemaster_says_who_plays_whom() {
        try (House house = House.open(folder)) {
            Visitor ada = house.person("Ada");
            String table = make(ada, "duel/crossing", "");
            Visitor bob = ada.invite(table, house.person("Bob"), "player");

            bob.command(table, "{\"do\": \"seat\", \"unit\": \"mara\", \"to\": \"m2\"}")
                    .refused(403, "not-allowed");
            ada.command(table, "{\"do\": \"seat\", \"unit\": \"mara\", \"to\": \"m2\"}")
                    .expect(200);

            assertThat(view(bob, table).at("/you/units")).hasToString("[\"mara\"]");
        }
    }

    @Test
    void without_a_gamemaster_whoever_made_it_begins() {
        try (House house = House.open(folder)) {
            Visitor ada = house.person("Ada");
            String table = make(ada, "duel/crossing", ", \"role\": \"player\"");
            Visitor bob = ada.invite(table, house.person("Bob"), "player");

            ada.command(table, "{\"do\": \"seat\", \"unit\": \"brute\", \"to\": \"m2\"}")
                    .expect(200);
            bob.command(table, BEGIN).refused(403, "not-allowed");
            ada.command(table, BEGIN).expect(200);

            assertThat(view(bob, table).at("/you/units")).hasToString("[\"brute\"]");
        }
    }

    @Test
    void a_saved_lobby_is_a_lobby_again_and_others_begin_at_once() {
        try (House house = House.open(folder)) {
            Visitor ada = house.person("Ada");
            String waiting = make(ada, "capital/brawl", "");
            String file =
                    ada.get("/api/tables/" + waiting + "/export").expect(200).text();
            String copy = ada.post("/api/tables/import", file)
                    .expect(201)
                    .body()
                    .get("id")
                    .asText();

            assertThat(view(ada, copy).at("/lobby/ready").isArray()).isTrue();
            ada.command(copy, BEGIN).expect(200);
            assertThat(view(ada, copy).path("log")).isNotEmpty();
            String demo = ada.post(
                            "/api/tables", "{\"game\": \"capital\", \"encounter\": \"brawl\", \"role\": \"player\"}")
                    .expect(201)
                    .body()
                    .get("id")
                    .asText();
            assertThat(view(ada, demo).path("lobby").isNull()).isTrue();
        }
    }

    private static String make(Visitor maker, String fight, String more) {
        String[] parts = fight.split("/");
        return maker.post(
                        "/api/tables",
                        "{\"game\": \"%s\", \"encounter\": \"%s\", \"lobby\": true%s}"
                                .formatted(parts[0], parts[1], more))
                .expect(201)
                .body()
                .get("id")
                .asText();
    }

    private static JsonNode view(Visitor visitor, String table) {
        return visitor.get("/api/tables/" + table + "/view").expect(200).body();
    }
}
