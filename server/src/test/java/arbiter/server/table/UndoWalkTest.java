package arbiter.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import arbiter.dice.RandomStream;
import arbiter.server.store.Store;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Map;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Forwards and back at random: what was taken back is as if it had never been, what was put in force is back. */
class UndoWalkTest {

    /** So few that the way back often leads beyond what the table has left behind. */
    private static final int SNAPSHOT_EVERY = 9;

    @TempDir
    Path folder;

    @ParameterizedTest
    @MethodSource("arbiter.server.table.Venue#games")
    void taking_back_leads_to_where_it_was(String game) {
        try (Venue venue = new Venue(Store.sqlite(folder), SNAPSHOT_EVERY)) {
            Seated gamemaster = venue.makes("Gia", Venue.encounter(game, Map.of(), true));
            RandomStream random = new RandomStream(7);
            Deque<JsonNode> before = new ArrayDeque<>();
            Deque<JsonNode> after = new ArrayDeque<>();
            for (int i = 0; i < 120; i++) {
                int way = random.below(4);
                if (way == 0 && !before.isEmpty()) {
                    after.push(seen(gamemaster));
                    gamemaster.does("{'do': 'undo'}");
                    assertThat(seen(gamemaster)).isEqualTo(before.pop());
                } else if (way == 1 && !after.isEmpty()) {
                    before.push(seen(gamemaster));
                    gamemaster.does("{'do': 'redo'}");
                    assertThat(seen(gamemaster)).isEqualTo(after.pop());
                } else if (!gamemaster.over()) {
                    before.push(seen(gamemaster));
                    after.clear();
                    gamemaster.answersBoldly();
                }
            }
            while (!before.isEmpty()) {
                gamemaster.does("{'do': 'undo'}");
                assertThat(seen(gamemaster)).isEqualTo(before.pop());
            }
        }
    }

    /** What there is to see of the game itself. */
    private static JsonNode seen(Seated gamemaster) {
        ObjectNode seen = gamemaster.table.welcome("m1");
        seen.remove(java.util.List.of("log", "number", "first", "can"));
        return seen;
    }
}
