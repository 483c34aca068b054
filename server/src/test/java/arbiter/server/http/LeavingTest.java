package arbiter.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Who goes takes their secrets along: nobody learns more at a table because others have left it. */
class LeavingTest {

    @TempDir
    private Path folder;

    private House house;
    private Visitor ada;
    private Visitor bob;
    private String table;

    @BeforeEach
    void make() {
        house = House.open(folder);
        ada = house.person("Ada");
        bob = house.person("Bob");
        table = ada.table();
    }

    @AfterEach
    void close() {
        house.close();
    }

    @Test
    void the_last_gamemaster_hands_over_before_leaving_or_deletes_the_table() {
        ada.invite(table, bob, "player", "mara");

        assertThat(ada.delete(member("m1")).refused(422, "against-the-rules").text())
                .contains("make somebody else gamemaster before you leave, or delete the table");
        bob.get(export()).refused(403, "not-allowed");
        ada.get(export()).expect(200);

        ada.patch(member("m2"), "{\"role\": \"gamemaster\"}").expect(204);
        ada.delete(member("m1")).expect(204);
        ada.get(export()).expect(404);
        bob.get(export()).expect(200);
    }

    @Test
    void whoever_outlasts_the_others_of_a_table_without_gamemaster_does_not_get_what_they_kept() {
        table = ada.post("/api/tables", "{\"game\": \"duel\", \"encounter\": \"crossing\", \"role\": \"player\"}")
                .expect(201)
                .body()
                .get("id")
                .asText();
        ada.get(export()).expect(200);
        ada.invite(table, bob, "player");
        bob.delete(member("m2")).expect(204);

        ada.get(export()).refused(403, "not-allowed");
    }

    @Test
    void a_gamemaster_who_is_alone_may_leave() {
        ada.delete(member("m1")).expect(204);

        ada.get(export()).expect(404);
    }

    private String member(String id) {
        return "/api/tables/" + table + "/members/" + id;
    }

    private String export() {
        return "/api/tables/" + table + "/export";
    }
}
