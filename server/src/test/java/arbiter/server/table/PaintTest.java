package arbiter.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import arbiter.server.store.Store;
import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** In every game whose board can be painted: what the gamemaster lays down is seen, taken away, and taken back. */
class PaintTest {

    @TempDir
    Path folder;

    @ParameterizedTest
    @MethodSource("arbiter.server.table.Venue#games")
    void what_is_painted_lies_there_until_it_is_taken_away(String game) {
        try (Venue venue = new Venue(Store.sqlite(folder))) {
            Seated gamemaster = venue.makes("Gia", Venue.encounter(game, Map.of(), true));
            JsonNode before = board(gamemaster);
            for (JsonNode paint : before.path("paints")) {
                gamemaster.does(paint("0,6", paint, true));
                JsonNode painted = board(gamemaster);
                assertThat(painted).isNotEqualTo(before);
                gamemaster.does(paint("0,6", paint, false));
                assertThat(board(gamemaster)).isEqualTo(before);
                gamemaster.does("{'do': 'undo'}");
                assertThat(board(gamemaster)).isEqualTo(painted);
                gamemaster.does("{'do': 'undo'}");
                assertThat(board(gamemaster)).isEqualTo(before);
            }
        }
    }

    private static String paint(String place, JsonNode what, boolean on) {
        return "{'do': 'paint', 'place': '" + place + "', 'what': '" + what.asText() + "', 'on': " + on + "}";
    }

    private static JsonNode board(Seated gamemaster) {
        return gamemaster.table.welcome("m1").path("view").path("board");
    }
}
