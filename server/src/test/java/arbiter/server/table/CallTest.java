package arbiter.server.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import arbiter.server.shared.RequestRefused;
import arbiter.server.store.Store;
import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What somebody does at a table without being asked. */
class CallTest {

    private static final String DRINK = "{'do': 'call', 'unit': 'mara', 'option': 'drink'}";
    private static final String WOUND = "{'do': 'adjust', 'unit': 'mara', 'bar': 'health', 'value': 2}";

    @TempDir
    Path folder;

    @Test
    void somebody_calls_and_it_is_told_taken_back_and_kept() {
        String id;
        JsonNode before;
        try (Venue venue = new Venue(Store.sqlite(folder), List.of(new Potions()))) {
            Seated gamemaster = venue.makes("Gia", Venue.situation(Venue.AMBUSH, Map.of()));
            Seated mara = venue.joins(gamemaster.table, "Mo", "mara");
            Seated onlooker = venue.joins(gamemaster.table, "Olga");
            assertThat(mara.picture().path("calls")).isEmpty();
            gamemaster.does(WOUND);
            JsonNode call = mara.picture().path("calls").get(0);
            assertThat(call.path("unit").asText() + " "
                            + call.at("/option/text").asText())
                    .isEqualTo("mara Drink a potion");
            assertThat(call.path("yours").asBoolean()).isTrue();
            assertThat(onlooker.picture().path("calls")).isEmpty();

            String asked = mara.request().path("id").asText();
            assertThatThrownBy(() -> onlooker.does(DRINK)).isInstanceOf(RequestRefused.class);
            assertThatThrownBy(() -> mara.does(DRINK.replace("drink", "eat"))).hasMessageContaining("cannot call");
            mara.does("{'do': 'hand', 'unit': 'mara', 'raised': false}");
            mara.does(DRINK);
            assertThat(mara.picture().path("calls")).isEmpty();
            assertThat(mara.request().path("id").asText()).isEqualTo(asked);
            assertThat(onlooker.lines()).isEqualTo(mara.lines());

            gamemaster.does("{'do': 'undo'}");
            assertThat(mara.picture().path("calls")).hasSize(1);
            gamemaster.does("{'do': 'redo'}");
            id = gamemaster.table.id();
            before = Presences.without(gamemaster.table.welcome("m1"));
        }
        try (Venue venue = new Venue(Store.sqlite(folder), List.of(new Potions()))) {
            assertThat(venue.tables.open(id).welcome("m1")).isEqualTo(before);
        }
    }
}
