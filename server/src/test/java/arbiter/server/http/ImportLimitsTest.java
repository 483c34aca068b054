package arbiter.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.json.JsonWriteFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Files from anybody: what is brought to a server costs it no more than a table of its own. */
class ImportLimitsTest {

    private static final int MOST = 1000;

    @TempDir
    private Path folder;

    @Test
    void a_table_has_only_so_many_people() {
        try (House house = House.open(folder)) {
            Visitor ada = house.person("Ada");
            ObjectNode file = (ObjectNode) ada.get("/api/tables/" + ada.table() + "/export")
                    .expect(200)
                    .body();

            assertThat(ada.post("/api/tables/import", with(file, MOST).toString())
                            .refused(400, "malformed")
                            .text())
                    .contains("fewer than 1000 people have sat at a table, not 1000");
            String full = ada.post("/api/tables/import", with(file, MOST - 1).toString())
                    .expect(201)
                    .body()
                    .get("id")
                    .asText();
            String link = ada.post("/api/tables/" + full + "/invites", "{\"role\": \"player\"}")
                    .expect(201)
                    .body()
                    .get("link")
                    .asText();
            assertThat(house.person("Bob")
                            .post("/api/invites/" + link.replaceAll(".*/", ""), "{}")
                            .refused(422, "against-the-rules")
                            .text())
                    .contains("1000 people have sat at this table");
        }
    }

    @Test
    void names_of_a_file_are_what_somebody_could_have_typed() {
        try (House house = House.open(folder)) {
            Visitor ada = house.person("Ada");
            ObjectNode file = with(
                    (ObjectNode) ada.get("/api/tables/" + ada.table() + "/export")
                            .expect(200)
                            .body(),
                    3);
            file.put("title", " \u202eegdirb eht \u0000tA\n" + "!".repeat(150));
            ((ObjectNode) file.at("/members/0")).put("name", "Bo\u0000b\u202e");
            ((ObjectNode) file.at("/members/1")).put("name", "\u200b\ud800");
            ((ObjectNode) file.at("/members/2")).put("name", "x".repeat(60));

            String table = ada.post("/api/tables/import", escaped(file))
                    .expect(201)
                    .body()
                    .get("id")
                    .asText();
            JsonNode about = ada.get("/api/tables/" + table).expect(200).body();

            assertThat(about.get("title").asText()).isEqualTo("egdirb eht tA" + "!".repeat(87));
            assertThat(about.get("members"))
                    .extracting(member -> member.get("name").asText())
                    .containsExactly("Bob", "Somebody", "x".repeat(40), "Ada");
        }
    }

    @Test
    void keys_of_a_file_are_those_that_can_be_sent() {
        try (House house = House.open(folder)) {
            Visitor ada = house.person("Ada");
            String id = ada.table();
            for (String key : List.of("a\u0000b", "a\ud800", "k".repeat(65))) {
                ObjectNode file = (ObjectNode)
                        ada.get("/api/tables/" + id + "/export").expect(200).body();
                ((ObjectNode) file.at("/records/0")).put("key", key);
                assertThat(ada.post("/api/tables/import", escaped(file))
                                .refused(400, "malformed")
                                .text())
                        .contains("file.records[0]");
                ObjectNode frame = Visitor.JSON.createObjectNode().put("key", key);
                frame.putObject("command").put("do", "undo");
                ada.post("/api/tables/" + id + "/commands", escaped(frame)).refused(400, "malformed");
            }
        }
    }

    @Test
    void one_person_has_only_so_many_tables() {
        try (House house = House.open(folder)) {
            Visitor ada = house.person("Ada");
            String first = ada.table();
            for (int i = 1; i < Quotas.MOST_OF_ONE; i++) {
                ada.table();
            }

            assertThat(ada.post("/api/tables", "{\"game\": \"duel\", \"encounter\": \"crossing\"}")
                            .refused(413, "too-large")
                            .text())
                    .contains("you have 200 tables");
            ada.post("/api/tables/" + first + "/branch", "{\"number\": 0}").refused(413, "too-large");
            house.person("Bob").table();
            ada.delete("/api/tables/" + first).expect(204);
            ada.table();
        }
    }

    /** Halves of characters arrive only when they are escaped. */
    private static String escaped(JsonNode json) {
        try {
            return Visitor.JSON.writer().with(JsonWriteFeature.ESCAPE_NON_ASCII).writeValueAsString(json);
        } catch (JsonProcessingException never) {
            throw new IllegalStateException(never);
        }
    }

    private static ObjectNode with(ObjectNode file, int members) {
        ArrayNode list = file.putArray("members");
        for (int i = 1; i <= members; i++) {
            list.addObject().put("id", "m" + i).put("name", "Person " + i);
        }
        return file;
    }
}
