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

            assertThat(unit(mara, "mara").path("stops").path("attack.parry").isBoolean())
                    .isTrue();
            assertThat(unit(other, "mara").has("stops")).isFalse();
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

    private static JsonNode unit(Seated who, String id) {
        for (JsonNode unit : who.table.welcome(who.member).at("/view/units")) {
            if (unit.path("id").asText().equals(id)) {
                return unit;
            }
        }
        throw new AssertionError(id + " is not seen");
    }
}
