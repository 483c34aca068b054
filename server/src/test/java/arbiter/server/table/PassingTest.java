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

    private static JsonNode unit(Seated seat, boolean active) {
        for (JsonNode unit : seat.picture().path("view").path("units")) {
            if (unit.path("active").asBoolean() == active) {
                return unit;
            }
        }
        throw new AssertionError("nobody is " + (active ? "active" : "idle"));
    }
}
