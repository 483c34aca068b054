package arbiter.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import arbiter.server.http.Company.Who;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The gamemaster sees the table as others do, through the same projection, and reads no whispers that way. */
class SeeingTest {

    private static final List<String> OF_THE_LOG = List.of("stream", "number", "first", "log");

    @TempDir
    private Path folder;

    @Test
    void what_the_gamemaster_sees_as_somebody_is_what_that_one_sees() {
        try (House house = House.open(folder)) {
            Company company = Company.gather(house);
            for (Who who : List.of(Who.PLAYER, Who.OTHER_PLAYER, Who.SPECTATOR)) {
                assertThat(picture(as(company, company.member(who)))).isEqualTo(picture(company.view(who)));
            }
            JsonNode onlooker = as(company, "spectator");
            assertThat(onlooker.get("view"))
                    .isEqualTo(company.view(Who.SPECTATOR).get("view"));
            assertThat(onlooker.toString()).doesNotContain("Lurker");
        }
    }

    @Test
    void whispers_among_others_stay_among_them() {
        try (House house = House.open(folder)) {
            Company company = Company.gather(house);
            String player = company.member(Who.PLAYER);
            company.visitor(Who.OTHER_PLAYER)
                    .command(company.table(), "{\"do\": \"say\", \"text\": \"psst\", \"to\": \"" + player + "\"}")
                    .expect(200);

            assertThat(company.view(Who.PLAYER).get("log").toString()).contains("psst");
            assertThat(as(company, player).get("log").toString())
                    .doesNotContain("psst")
                    .contains("joins the table");
        }
    }

    @Test
    void nobody_else_sees_through_others_eyes_and_nobody_as_who_is_not_there() {
        try (House house = House.open(folder)) {
            Company company = Company.gather(house);
            String path = company.path() + "/view?as=";
            for (Who who : List.of(Who.PLAYER, Who.SPECTATOR)) {
                company.visitor(who).get(path + company.member(who)).refused(403, "not-allowed");
            }
            company.visitor(Who.STRANGER).get(path + "spectator").refused(404, "not-found");
            company.visitor(Who.GAMEMASTER).get(path + "m99").refused(404, "not-found");
        }
    }

    private static JsonNode as(Company company, String member) {
        return company.visitor(Who.GAMEMASTER)
                .get(company.path() + "/view?as=" + member)
                .expect(200)
                .body();
    }

    private static JsonNode picture(JsonNode welcome) {
        return ((ObjectNode) welcome.deepCopy()).remove(OF_THE_LOG);
    }
}
