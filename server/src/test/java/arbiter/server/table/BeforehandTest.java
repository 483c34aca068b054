package arbiter.server.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import arbiter.server.shared.RequestRefused;
import arbiter.server.store.Store;
import arbiter.server.table.loaded.JsonText;
import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What players set for themselves, and getting one's own last move back whatever the machine did since. */
class BeforehandTest {

    @TempDir
    Path folder;

    @Test
    void stops_are_shown_to_those_who_set_them() {
        try (Venue venue = new Venue(Store.sqlite(folder))) {
            Seated gamemaster = venue.makes("Gia", Venue.situation(Venue.AMBUSH, Map.of()));
            Seated mara = venue.joins(gamemaster.table, "Mo", "mara");
            Seated other = venue.joins(gamemaster.table, "Ola", "brute");
            mara.does("{'do': 'stop', 'unit': 'mara', 'label': 'attack.parry', 'on': false}");

            assertThat(unit(mara, "mara").path("orders").path("attack.parry").asText())
                    .isEqualTo("pass");
            assertThat(unit(other, "mara").has("orders")).isFalse();
        }
    }

    @Test
    void only_what_other_people_did_overtakes_an_undo() {
        try (Venue venue = new Venue(Store.sqlite(folder))) {
            Seated gamemaster = venue.makes("Gia", Venue.situation(Venue.AMBUSH, Map.of()));
            Seated mara = venue.joins(gamemaster.table, "Mo", "mara");
            mara.untilAsked();
            long before = gamemaster.number();
            mara.answers("breathe");

            JsonNode undo = JsonText.read("{\"do\": \"undo\"}");
            assertThatThrownBy(() -> gamemaster.table.command("m1", "late", before, undo))
                    .isInstanceOfSatisfying(
                            RequestRefused.class,
                            refusal -> assertThat(refusal.code()).isEqualTo(RequestRefused.Code.OVERTAKEN));
            mara.table.command(mara.member, "own", before, undo);
            gamemaster.until(seen -> seen.path("proposal").isObject());
        }
    }

    @Test
    void what_is_said_for_an_act_is_done_and_told() {
        try (Venue venue = new Venue(Store.sqlite(folder))) {
            Seated gamemaster = venue.makes("Gia", Venue.situation(Venue.AMBUSH, Map.of()));
            while (said(gamemaster) == 0 && !gamemaster.over()) {
                assertThat(gamemaster.request().path("label").asText()).isNotEqualTo("attack.parry");
                gamemaster.does("{'do': 'answer', 'request': '"
                        + gamemaster.request().path("id").asText() + "', 'options': ['"
                        + firstAttack(gamemaster.request()) + "'], 'with': {'attack.parry': 'yes'}}");
            }

            assertThat(said(gamemaster)).isPositive();
            assertThat(gamemaster.log().stream()
                            .filter(item -> item.has("beforehand"))
                            .map(item -> item.path("beforehand").get(0).asText()))
                    .allMatch(text -> text.endsWith("again? Yes"));
        }
    }

    private static long said(Seated who) {
        return who.log().stream().filter(item -> item.has("beforehand")).count();
    }

    private static String firstAttack(JsonNode request) {
        for (JsonNode option : request.path("options")) {
            if (option.path("id").asText().startsWith("attack")) {
                return option.path("id").asText();
            }
        }
        throw new AssertionError("no attack is offered: " + request);
    }

    private static JsonNode unit(Seated who, String id) {
        for (JsonNode unit : who.table.welcome(who.member).at("/view/units")) {
            if (unit.path("id").asText().equals(id)) {
                return unit;
            }
        }
        throw new AssertionError(id + " is not seen");
    }
}
