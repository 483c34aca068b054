package arbiter.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.file.Path;
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

    private static ObjectNode with(ObjectNode file, int members) {
        ArrayNode list = file.putArray("members");
        for (int i = 1; i <= members; i++) {
            list.addObject().put("id", "m" + i).put("name", "Person " + i);
        }
        return file;
    }
}
