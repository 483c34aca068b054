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

/** Passing is about what others do: it is told, shown, can be ended, and costs nobody a turn. */
class PassingTest {

    @TempDir
    Path folder;

    @Test
    void passing_is_told_and_shown_and_can_be_ended() {
        try (Venue venue = new Venue(Store.sqlite(folder))) {
            Seated gamemaster = venue.makes("Gia", Venue.situation(Venue.AMBUSH, Map.of()));
            gamemaster.untilAsked();
            String idle = unit(gamemaster, false).path("id").asText();

            gamemaster.does("{'do': 'pass', 'unit': '" + idle + "'}");
            assertThat(unit(gamemaster, false).path("passing").asBoolean()).isTrue();
            assertThat(gamemaster.picture().path("log").toString())
                    .contains("lets everything pass for the rest of this turn");

            gamemaster.does("{'do': 'pass', 'unit': '" + idle + "', 'on': false}");
            assertThat(unit(gamemaster, false).has("passing")).isFalse();
        }
    }

    @Test
    void nobody_passes_in_the_own_turn() {
        try (Venue venue = new Venue(Store.sqlite(folder))) {
            Seated gamemaster = venue.makes("Gia", Venue.situation(Venue.AMBUSH, Map.of()));
            gamemaster.untilAsked();
            String active = unit(gamemaster, true).path("id").asText();

            assertThatThrownBy(() -> gamemaster.does("{'do': 'pass', 'unit': '" + active + "'}"))
                    .isInstanceOf(RequestRefused.class)
                    .hasMessageContaining("own turn");
        }
    }

    @Test
    void undo_brings_back_the_moment_that_was_passed_and_nothing_before_it() {
        try (Venue venue = new Venue(Store.sqlite(folder))) {
            Seated gamemaster = venue.makes("Gia", Venue.situation(Venue.AMBUSH, Map.of()));
            gamemaster.untilAsked();
            while (gamemaster.request().path("main").asBoolean()) {
                gamemaster.answersBoldly();
            }
            JsonNode passed = gamemaster.request();
            int told = inForce(gamemaster);

            gamemaster.does("{'do': 'pass', 'unit': '" + passed.path("unit").asText() + "'}");
            assertThat(gamemaster.request().path("id")).isNotEqualTo(passed.path("id"));
            gamemaster.does("{'do': 'undo'}");

            assertThat(gamemaster.request()).isEqualTo(passed);
            assertThat(inForce(gamemaster)).isEqualTo(told);
        }
    }

    @Test
    void undo_ends_a_pass_that_nothing_has_passed_by_yet() {
        try (Venue venue = new Venue(Store.sqlite(folder))) {
            Seated gamemaster = venue.makes("Gia", Venue.situation(Venue.AMBUSH, Map.of()));
            gamemaster.untilAsked();
            gamemaster.answersBoldly();
            JsonNode asked = gamemaster.request();
            String other = unitOtherThan(gamemaster, asked.path("unit").asText());

            gamemaster.does("{'do': 'pass', 'unit': '" + other + "'}");
            gamemaster.does("{'do': 'undo'}");

            assertThat(gamemaster.picture().path("view").findValues("passing")).isEmpty();
            assertThat(gamemaster.request()).isEqualTo(asked);
            assertThat(gamemaster.log())
                    .noneMatch(item -> item.path("kind").asText().equals("undone"));
        }
    }

    /** How many items of the log tell of what happened and was not taken back. */
    private static int inForce(Seated seat) {
        int count = 0;
        for (JsonNode item : seat.log()) {
            if (item.path("kind").asText().equals("event")) {
                count++;
            } else if (item.path("kind").asText().equals("undone") && item.has("from")) {
                count -= item.path("until").asInt() - item.path("from").asInt() + 1;
            }
        }
        return count;
    }

    private static String unitOtherThan(Seated seat, String unit) {
        for (JsonNode one : seat.picture().path("view").path("units")) {
            if (!one.path("id").asText().equals(unit) && !one.path("active").asBoolean()) {
                return one.path("id").asText();
            }
        }
        throw new AssertionError("nobody but " + unit);
    }

    private static JsonNode unit(Seated seat, boolean active) {
        for (JsonNode unit : seat.picture().path("view").path("units")) {
            if (unit.path("active").asBoolean() == active) {
                return unit;
            }
        }
        throw new AssertionError("nobody is " + (active ? "active" : "idle"));
    }
}
