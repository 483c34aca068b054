package arbiter.server.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import arbiter.server.shared.RequestRefused;
import arbiter.server.store.Store;
import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Standing orders at a table of the server: given with an answer or on the sheet, kept, told, ended. */
class OrdersTest {

    private static final String PARRY = "attack.parry";

    @TempDir
    Path folder;

    @Test
    void an_order_acts_is_told_and_outlives_a_restart() {
        String id;
        try (Venue venue = new Venue(Store.sqlite(folder))) {
            Seated gamemaster = venue.makes("Gia", Venue.encounter("capital", Map.of(), true));
            gamemaster.untilAsked();
            for (JsonNode unit : gamemaster.picture().path("view").path("units")) {
                gamemaster.does("{'do': 'order', 'unit': '" + unit.path("id").asText()
                        + "', 'label': '*', 'answer': 'suggested'}");
            }
            id = gamemaster.table.id();
        }
        try (Venue venue = new Venue(Store.sqlite(folder))) {
            Seated gamemaster = new Seated(venue.tables.open(id), "m1");
            attackOrDefault(gamemaster, gamemaster.request(), ""); // what was asked before the orders waits
            while (!told(gamemaster) && !gamemaster.over()) {
                assertThat(gamemaster.request().path("main").asBoolean())
                        .as("%s", gamemaster.request())
                        .isTrue();
                attackOrDefault(gamemaster, gamemaster.request(), "");
            }
            assertThat(told(gamemaster)).isTrue();
        }
    }

    @Test
    void taking_the_answer_back_ends_the_order_that_came_with_it() {
        try (Venue venue = new Venue(Store.sqlite(folder))) {
            Seated gamemaster = venue.makes("Gia", Venue.situation(Venue.AMBUSH, Map.of()));
            String unit = untilParry(gamemaster).path("unit").asText();
            answerParry(gamemaster);

            gamemaster.does("{'do': 'undo'}");

            assertThat(ordersOf(gamemaster, unit).isMissingNode()).isTrue();
            assertThat(gamemaster.request().path("label").asText()).isEqualTo(PARRY);
        }
    }

    @Test
    void an_order_on_the_sheet_can_be_ended_and_is_its_players_own() {
        try (Venue venue = new Venue(Store.sqlite(folder))) {
            Seated gamemaster = venue.makes("Gia", Venue.situation(Venue.AMBUSH, Map.of()));
            Seated mara = venue.joins(gamemaster.table, "Mo", "mara");
            Seated other = venue.joins(gamemaster.table, "Ola", "brute");

            mara.does("{'do': 'order', 'unit': 'mara', 'label': '*', 'answer': 'suggested'}");
            assertThat(ordersOf(mara, "mara").path("*").asText()).isEqualTo("suggested");
            assertThat(ordersOf(other, "mara").isMissingNode()).isTrue();

            mara.does("{'do': 'order', 'unit': 'mara', 'label': '*', 'answer': 'usual'}");
            assertThat(ordersOf(mara, "mara").isMissingNode()).isTrue();
        }
    }

    @Test
    void what_is_no_order_is_refused_with_what_there_is() {
        try (Venue venue = new Venue(Store.sqlite(folder))) {
            Seated gamemaster = venue.makes("Gia", Venue.situation(Venue.AMBUSH, Map.of()));

            assertThatThrownBy(() -> gamemaster.does(
                            "{'do': 'order', 'unit': 'mara', 'label': 'attack.parry', 'answer': 'sugest'}"))
                    .isInstanceOf(RequestRefused.class)
                    .hasMessageContaining("suggested");
            assertThatThrownBy(() -> gamemaster.does(
                            "{'do': 'order', 'unit': 'mara', 'label': 'turn.action', 'answer': 'suggested'}"))
                    .isInstanceOf(RequestRefused.class)
                    .hasMessageContaining("always asked");
        }
    }

    private static JsonNode untilParry(Seated gamemaster) {
        gamemaster.untilAsked();
        while (!gamemaster.request().path("label").asText().equals(PARRY)) {
            attackOrDefault(gamemaster, gamemaster.request(), "");
        }
        return gamemaster.request();
    }

    private static void answerParry(Seated gamemaster) {
        JsonNode request = gamemaster.request();
        String order = ", 'orders': {'" + request.path("unit").asText() + "/" + PARRY + "': 'suggested'}";
        answer(gamemaster, request, request.path("fallback").get(0).asText(), order);
    }

    private static void attackOrDefault(Seated gamemaster, JsonNode request, String along) {
        String wanted = request.path("fallback").get(0).asText();
        for (JsonNode option : request.path("options")) {
            if (option.path("id").asText().startsWith("attack")) {
                wanted = option.path("id").asText();
            }
        }
        answer(gamemaster, request, wanted, along);
    }

    private static void answer(Seated gamemaster, JsonNode request, String option, String along) {
        gamemaster.does("{'do': 'answer', 'request': '" + request.path("id").asText() + "', 'options': ['" + option
                + "']" + along + "}");
    }

    private static boolean told(Seated gamemaster) {
        return gamemaster.log().stream()
                .anyMatch(item -> item.path("beforehand").toString().contains("by standing order"));
    }

    private static JsonNode ordersOf(Seated who, String unit) {
        for (JsonNode one : who.picture().path("view").path("units")) {
            if (one.path("id").asText().equals(unit)) {
                return one.path("orders");
            }
        }
        throw new AssertionError("no unit " + unit);
    }
}
