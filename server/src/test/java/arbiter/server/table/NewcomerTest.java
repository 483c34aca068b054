package arbiter.server.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import arbiter.content.yaml.EnumWords;
import arbiter.rulebook.Candidate;
import arbiter.rulebook.Rulebook;
import arbiter.rulebook.Rulebooks;
import arbiter.server.store.Store;
import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** In every game whoever comes to a running table bears the emblem that is written for them, also after a restart. */
class NewcomerTest {

    @TempDir
    Path folder;

    @ParameterizedTest
    @MethodSource("arbiter.server.table.Venue#games")
    void whoever_comes_later_bears_the_emblem_that_is_written(String game) {
        String id;
        try (Venue venue = new Venue(Store.sqlite(folder))) {
            Seated gamemaster = venue.makes("Gia", Venue.encounter(game, Map.of(), true));
            gamemaster.does(comes(gamemaster, game, "fox"));
            assertThat(emblem(gamemaster)).isEqualTo("fox");
            assertThatThrownBy(() -> gamemaster.does(comes(gamemaster, game, "fax")))
                    .hasMessageContaining("fax")
                    .hasMessageContaining("fox");
            id = gamemaster.table.id();
        }
        try (Venue again = new Venue(Store.sqlite(folder))) {
            assertThat(emblem(new Seated(again.tables.open(id), "m1"))).isEqualTo("fox");
        }
    }

    private static String comes(Seated gamemaster, String game, String emblem) {
        Candidate who = Rulebooks.all().stream()
                .filter(book -> book.id().equals(game))
                .map(Rulebook::candidates)
                .findFirst()
                .orElseThrow()
                .get(0);
        JsonNode units = gamemaster.table.welcome("m1").at("/view/units");
        JsonNode last = units.get(units.size() - 1);
        String kind = gamemaster.table.welcome("m1").at("/view/board/kind").asText();
        String place = kind.equals("plane") ? "-40,-40" : last.path("place").asText();
        String at = last.has("place") && !kind.equals("bands") ? ", 'at': '" + place + "'" : "";
        return "{'do': 'edit', 'edit': 'add-unit', 'values': {'unit': {'" + EnumWords.of(who.way()) + "': '" + who.id()
                + "', 'id': 'qwyx', 'side': " + last.path("side") + ", 'emblem': '" + emblem + "'" + at + "}}}";
    }

    private static String emblem(Seated gamemaster) {
        for (JsonNode unit : gamemaster.table.welcome("m1").at("/view/units")) {
            if (unit.path("id").asText().equals("qwyx")) {
                return unit.path("emblem").asText();
            }
        }
        return "not there";
    }
}
