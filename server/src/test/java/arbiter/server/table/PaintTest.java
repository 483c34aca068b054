package arbiter.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import arbiter.server.store.Store;
import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
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
                gamemaster.does(paint(gamemaster, paint, true));
                JsonNode painted = board(gamemaster);
                assertThat(painted).isNotEqualTo(before);
                gamemaster.does(paint(gamemaster, paint, false));
                assertThat(board(gamemaster)).isEqualTo(before);
                gamemaster.does("{'do': 'undo'}");
                assertThat(board(gamemaster)).isEqualTo(painted);
                gamemaster.does("{'do': 'undo'}");
                assertThat(board(gamemaster)).isEqualTo(before);
            }
        }
    }

    /** The edit as it is offered: what was chosen may ask for more, such as a height, which stays as it is proposed. */
    private static String paint(Seated gamemaster, JsonNode what, boolean on) {
        List<String> values = new ArrayList<>(List.of("'place': '0,6'", "'what': " + what, "'on': " + on));
        for (JsonNode edit : gamemaster.table.edits("m1", Optional.empty()).path("edits")) {
            for (JsonNode value : edit.at("/fields/0/values")) {
                if (edit.path("id").asText().equals("paint") && value.path("id").equals(what)) {
                    value.path("fields").forEach(field -> values.add(field.path("id") + ": " + proposed(field)));
                }
            }
        }
        return "{'do': 'edit', 'edit': 'paint', 'values': {" + String.join(", ", values) + "}}";
    }

    private static JsonNode proposed(JsonNode field) {
        return field.has("now") ? field.path("now") : field.at("/values/0/id");
    }

    private static JsonNode board(Seated gamemaster) {
        return gamemaster.table.welcome("m1").path("view").path("board");
    }
}
