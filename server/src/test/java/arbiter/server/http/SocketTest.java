package arbiter.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SocketTest {

    private static final String HELLO = "{\"do\": \"say\", \"text\": \"Hello\", \"to\": \"all\"}";

    @TempDir
    private Path folder;

    private House house;
    private Visitor ada;
    private String table;

    @BeforeEach
    void open() {
        house = House.open(folder);
        ada = house.person("Ada");
        table = ada.table();
    }

    @AfterEach
    void close() {
        house.close();
    }

    @Test
    void whoever_sits_down_is_welcomed_and_hears_what_others_say() {
        Visitor bob = ada.invite(table, house.person("Bob"), "player", "mara");
        Line line = Line.open(bob, table);
        JsonNode welcome = line.next("welcome");
        ada.command(table, HELLO).expect(200);

        assertThat(welcome.at("/you/units/0").asText()).isEqualTo("mara");
        JsonNode update = line.next("update");
        assertThat(update.get("number").asLong())
                .isGreaterThan(welcome.get("number").asLong());
        assertThat(update.at("/log/0/text").asText()).isEqualTo("Hello");
    }

    @Test
    void one_person_opens_only_so_many_and_others_still_find_room() {
        Visitor bob = ada.invite(table, house.person("Bob"), "spectator");
        for (int i = 0; i < Sockets.MOST_OF_ONE; i++) {
            Line.open(bob, table).next("welcome");
        }

        assertThat(Line.refused(bob, table, Map.of())).isEqualTo(429);
        Line.open(ada, table).next("welcome");
    }

    @Test
    void keys_have_no_control_characters() {
        String commands = "/api/tables/" + table + "/commands";
        ada.post(commands, "{\"key\": \"a\\u0000b\", \"number\": 0, \"command\": " + HELLO + "}")
                .refused(400, "malformed");
    }

    @Test
    void the_same_key_is_done_once_and_answered_the_same() {
        Line line = Line.open(ada, table);
        long number = line.next("welcome").get("number").asLong();
        line.command("k1", number, HELLO);
        JsonNode first = line.next("ack");
        line.command("k1", number, HELLO);

        assertThat(line.next("ack")).isEqualTo(first);
        assertThat(ada.get("/api/tables/" + table + "/view")
                        .body()
                        .get("number")
                        .asLong())
                .isEqualTo(first.get("number").asLong());
    }

    @Test
    void a_client_that_comes_back_gets_exactly_what_it_missed() {
        Line line = Line.open(ada, table);
        JsonNode welcome = line.next("welcome");
        line.hangUp();
        ada.command(table, HELLO).expect(200);
        ada.command(table, HELLO).expect(200);
        String query = "?stream=" + welcome.get("stream").asText() + "&number="
                + welcome.get("number").asLong();
        JsonNode again = Line.open(ada, table, query, Map.of()).next("welcome");
        JsonNode anew =
                Line.open(ada, table, "?stream=other&number=1", Map.of()).next("welcome");

        assertThat(again.get("log")).hasSize(2);
        assertThat(anew.get("log").size()).isGreaterThanOrEqualTo(2);
    }

    @Test
    void pings_are_answered() {
        Line line = Line.open(ada, table);
        line.send("{\"type\": \"ping\"}");

        line.next("pong");
    }

    @Test
    void two_garbled_frames_are_forgiven_the_third_closes() {
        Line line = Line.open(ada, table);
        line.send("{\"type\": \"dance\"}");
        JsonNode refused = line.next("refused");
        line.send("[".repeat(1000));
        line.next("refused");
        line.send("{\"type\": \"command\", \"key\": \"k\", \"commnad\": {}}");

        assertThat(refused.at("/error/code").asText()).isEqualTo("malformed");
        assertThat(refused.has("key")).isFalse();
        assertThat(line.closed()).isEqualTo(4000);
    }

    @Test
    void bytes_and_oversized_frames_close_and_others_go_on() {
        Line other = Line.open(ada, table);
        Line bytes = Line.open(ada, table);
        Line large = Line.open(ada, table);
        bytes.sendBytes();
        large.send("\"" + "x".repeat(64 << 10) + "\"");
        other.send("{\"type\": \"ping\"}");

        assertThat(bytes.closed()).isEqualTo(4000);
        assertThat(large.closed()).isEqualTo(1009);
        other.next("pong");
    }

    @Test
    void a_refused_command_says_why_and_the_line_stays() {
        Line line = Line.open(ada, table);
        line.command("k1", 0, "{\"do\": \"answer\", \"request\": \"forged\", \"options\": [\"attack\"]}");
        JsonNode refused = line.next("refused");
        line.send("{\"type\": \"ping\"}");

        assertThat(refused.get("key").asText()).isEqualTo("k1");
        assertThat(refused.at("/error/message").asText()).isNotBlank();
        line.next("pong");
    }

    @Test
    void a_removed_member_is_shown_out() {
        Visitor bob = ada.invite(table, house.person("Bob"), "spectator");
        Line line = Line.open(bob, table);
        String member = line.next("welcome").at("/you/member").asText();
        ada.delete("/api/tables/" + table + "/members/" + member).expect(204);

        assertThat(line.closed()).isEqualTo(4003);
        assertThat(Line.refused(bob, table, Map.of())).isEqualTo(404);
    }

    @Test
    void only_members_of_our_own_pages_are_let_in() {
        assertThat(Line.refused(house.stranger(), table, Map.of())).isEqualTo(401);
        assertThat(Line.refused(house.person("Eve"), table, Map.of())).isEqualTo(404);
        assertThat(Line.refused(ada, "nowhere", Map.of())).isEqualTo(404);
        assertThat(Line.refused(ada, table, Map.of("Origin", "https://evil.example")))
                .isEqualTo(403);
        assertThat(Line.refused(ada, table, Map.of("Origin", house.address()))).isEqualTo(101);
    }

    @Test
    void commands_that_come_too_fast_are_refused_and_the_line_stays() {
        try (House strict = House.open(folder.resolve("strict"), RateLimits.usual(() -> 0), Duration.ofSeconds(60))) {
            Visitor eve = strict.person("Eve");
            String crowded = eve.table();
            Line line = Line.open(eve, crowded);
            for (int i = 0; i < 11; i++) {
                line.command("k" + i, 0, HELLO);
            }
            JsonNode refused = line.next("refused");

            assertThat(refused.at("/error/code").asText()).isEqualTo("too-fast");
            assertThat(refused.at("/error/retryAfter").asInt()).isPositive();
            line.send("{\"type\": \"ping\"}");
            line.next("pong");
        }
    }

    @Test
    void a_silent_line_is_closed() {
        try (House impatient = House.open(folder.resolve("impatient"), RateLimits.generous(), Duration.ofMillis(200))) {
            Visitor eve = impatient.person("Eve");

            assertThat(Line.open(eve, eve.table()).closed()).isEqualTo(4008);
        }
    }

    @Test
    void the_end_of_the_server_is_announced_and_nothing_is_lost() {
        Line line = Line.open(ada, table);
        ada.command(table, HELLO).expect(200);
        JsonNode before = ada.get("/api/tables/" + table + "/view").body();
        house.close();
        assertThat(line.closed()).isEqualTo(1001);

        house = House.open(folder);
        Visitor again = house.stranger().with("Cookie", ada.cookie());
        JsonNode after = again.get("/api/tables/" + table + "/view").expect(200).body();
        assertThat(after.get("log")).isEqualTo(before.get("log"));
        assertThat(after.get("view")).isEqualTo(before.get("view"));
    }
}
