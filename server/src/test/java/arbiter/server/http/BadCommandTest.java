package arbiter.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Commands nobody should send: each is refused with a reason and leaves the table as it was. */
class BadCommandTest {

    @TempDir
    private static Path folder;

    private static House house;
    private static Visitor ada;

    @BeforeAll
    static void open() {
        house = House.open(folder);
        ada = house.person("Ada");
    }

    @AfterAll
    static void close() {
        house.close();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{}",
                "[]",
                "null",
                "\"undo\"",
                "{'do': 7}",
                "{'do': 'dance'}",
                "{'do': 'undo', 'please': true}",
                "{'do': 'answer'}",
                "{'do': 'answer', 'request': 'x', 'options': 'attack'}",
                "{'do': 'answer', 'request': {}, 'options': []}",
                "{'do': 'say'}",
                "{'do': 'say', 'text': ''}",
                "{'do': 'say', 'text': 'hello', 'to': 'nobody'}",
                "{'do': 'say', 'text': '/r 9e9d9e9'}",
                "{'do': 'say', 'text': '/r 999999999d999999999'}",
                "{'do': 'say', 'text': '/odds 100d10000'}",
                "{'do': 'say', 'text': '/odds d1000*d1000'}",
                "{'do': 'say', 'text': '/odds ((((((((((2d6'}",
                "{'do': 'say', 'text': '/fly'}",
                "{'do': 'adjust', 'unit': 'mara', 'bar': 'health', 'value': 1e400}",
                "{'do': 'adjust', 'unit': 'mara', 'bar': 'health', 'value': 99999999999999999999}",
                "{'do': 'adjust', 'unit': 'mara', 'bar': 'health', 'value': 2.5}",
                "{'do': 'adjust', 'unit': 'mara', 'bar': 'mood', 'value': 1}",
                "{'do': 'hide', 'unit': 'mara', 'hidden': 'yes'}",
                "{'do': 'place', 'unit': 'mara', 'at': '../../etc/passwd'}",
                "{'do': 'add', 'unit': {'from': 'dragon'}}",
                "{'do': 'add', 'unit': {'character': '../../../../etc/passwd'}}",
                "{'do': 'add', 'unit': '*a'}",
                "{'do': 'remove', 'unit': 'nobody'}",
                "{'do': 'seat', 'unit': 'mara', 'to': 'm99'}",
                "{'do': 'seat', 'unit': 'nobody', 'to': 'machine'}",
                "{'do': 'agree', 'proposal': 'none'}"
            })
    void it_is_refused_and_nothing_changes(String command) {
        String table = ada.table();
        JsonNode before = ada.get("/api/tables/" + table + "/view").expect(200).body();
        Visitor.Answer answer = ada.post(
                "/api/tables/" + table + "/commands",
                Visitor.frame(before.get("number").asLong(), command.replace('\'', '"')));

        assertThat(answer.status()).as(answer.text()).isBetween(400, 422);
        answer.refused(answer.status(), answer.body().at("/error/code").asText());
        assertThat(ada.get("/api/tables/" + table + "/view").body()).isEqualTo(before);
    }

    @Test
    void long_texts_and_long_lists_are_refused() {
        String table = ada.table();
        for (String command : List.of(
                "{\"do\": \"say\", \"text\": \"" + "x".repeat(100_000) + "\"}",
                "{\"do\": \"answer\", \"request\": \"x\", \"options\": [" + "\"a\",".repeat(10_000) + "\"a\"]}",
                "{\"do\": " + "[".repeat(40) + "]".repeat(40) + "}")) {
            Visitor.Answer answer = ada.command(table, command);
            answer.refused(400, "malformed");
        }
        ada.post("/api/tables/" + table + "/commands", "{\"key\": \"" + "k".repeat(65) + "\", \"command\": {}}")
                .refused(400, "malformed");
    }

    @Test
    void a_question_of_another_table_is_not_open_here() {
        String here = ada.table();
        String there = ada.table();
        JsonNode request = ada.get("/api/tables/" + there + "/view").body().at("/requests/0");
        String answer = "{\"do\": \"answer\", \"request\": " + request.get("id") + ", \"options\": ["
                + request.at("/options/0/id") + "]}";
        JsonNode before = ada.get("/api/tables/" + there + "/view").body();

        ada.command(here, answer).refused(409, "not-open");
        assertThat(ada.get("/api/tables/" + there + "/view").body()).isEqualTo(before);
    }

    @Test
    void a_stale_number_is_overtaken() {
        String table = ada.table();
        ada.command(table, "{\"do\": \"say\", \"text\": \"Hello\"}").expect(200);

        ada.post("/api/tables/" + table + "/commands", Visitor.frame(0, "{\"do\": \"remove\", \"unit\": \"mara\"}"))
                .refused(409, "overtaken");
    }

    @Test
    void an_option_not_offered_is_refused_and_another_answer_is_taken() {
        String table = ada.table();
        JsonNode request = ada.get("/api/tables/" + table + "/view").body().at("/requests/0");
        String start = "{\"do\": \"answer\", \"request\": " + request.get("id") + ", \"options\": [";

        ada.command(table, start + "\"fly\"]}").refused(422, "not-offered");
        ada.command(table, start + request.at("/options/0/id") + "]}").expect(200);
        ada.command(table, start + request.at("/options/0/id") + "]}").refused(409, "not-open");
    }

    @Test
    void hostile_text_stays_text() {
        String hostile = "<img src=x onerror=alert(1)>\u202e'; DROP TABLE person; --";
        String table = ada.table();
        ada.command(table, "{\"do\": \"say\", \"text\": " + Visitor.JSON.valueToTree(hostile) + "}")
                .expect(200);

        JsonNode log = ada.get("/api/tables/" + table + "/view").body().get("log");
        assertThat(log.get(log.size() - 1).get("text").asText()).startsWith("<img src=x onerror=alert(1)>");
        house.stranger().get("/api/health").expect(200);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{'game': 'chess', 'encounter': 'x'}",
                "{'game': 'duel'}",
                "{'game': 'duel', 'encounter': '../../x'}",
                "{'game': 'duel', 'encounter': 'crossing', 'situation': 'x'}",
                "{'game': 'duel', 'situation': 'a: &a [*a, *a]'}",
                "{'game': 'duel', 'situation': '[[[[[[[['}",
                "{'game': 'duel', 'encounter': 'crossing', 'seats': {'nobody': 'me'}}",
                "{'game': 'duel', 'encounter': 'crossing', 'seats': {'mara': 'you'}}",
                "{'game': 'duel', 'encounter': 'crossing', 'options': {'luck': 'always'}}",
                "{'game': 'duel', 'encounter': 'crossing', 'role': 'king'}"
            })
    void tables_that_cannot_be_are_not_made(String wish) {
        int before = ada.get("/api/tables").body().get("tables").size();
        Visitor.Answer answer = ada.post("/api/tables", wish.replace('\'', '"'));

        assertThat(answer.status()).as(answer.text()).isBetween(400, 422);
        assertThat(ada.get("/api/tables").body().get("tables")).hasSizeGreaterThanOrEqualTo(before);
    }
}
