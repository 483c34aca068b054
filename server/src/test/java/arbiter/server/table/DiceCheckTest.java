package arbiter.server.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import arbiter.kernel.Refused;
import arbiter.server.store.Store;
import arbiter.server.table.loaded.JsonText;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.IntNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The secret of the dice is shown at the end, and shows that nobody tampered with a throw. */
class DiceCheckTest {

    @TempDir
    Path folder;

    private Venue venue;
    private Seated gamemaster;
    private Seated onlooker;

    @BeforeEach
    void fightToTheEnd() {
        venue = new Venue(Store.sqlite(folder));
        gamemaster = venue.makes("Gia", Venue.situation(Venue.AMBUSH, Map.of()));
        onlooker = venue.joins(gamemaster.table, "Olga");
        gamemaster.does("{'do': 'say', 'text': '/r 2d6+3'}");
        gamemaster.does("{'do': 'say', 'text': '/br 2d6'}");
        for (int i = 0; i < 400 && !gamemaster.untilAsked().over(); i++) {
            gamemaster.answersBoldly();
            if (i % 5 == 4) {
                gamemaster.does("{'do': 'undo'}");
            }
        }
    }

    @AfterEach
    void close() {
        venue.close();
    }

    private ObjectNode shown() {
        gamemaster.does("{'do': 'reveal'}");
        return (ObjectNode) JsonText.read(gamemaster.table.export("m1"));
    }

    @Test
    void every_open_throw_follows_from_the_secret_that_everybody_is_shown() {
        DiceCheck.Found found = DiceCheck.of(shown().toString());

        JsonNode dice = onlooker.picture().path("table").path("dice");
        assertThat(found.faults()).isEmpty();
        assertThat(found.commitment()).isEqualTo(dice.path("open").asText());
        assertThat(found.checked()).isEqualTo(dice.path("throws").asLong()).isGreaterThan(5);
        assertThat(found.hidden()).isPositive();
        assertThat(arbiter.server.store.Secret.hash(dice.path("secret").asText()))
                .isEqualTo(dice.path("open").asText());
    }

    @Test
    void before_the_end_the_secret_is_not_shown_and_afterwards_nothing_is_thrown() {
        assertThatThrownBy(() -> DiceCheck.of(gamemaster.table.export("m1"))).isInstanceOf(Refused.class);
        Seated other = venue.makes("Eve", Venue.situation(Venue.AMBUSH, Map.of()));
        assertThatThrownBy(() -> other.does("{'do': 'reveal'}")).hasMessageContaining("when the fight is over");
        assertThatThrownBy(() -> onlooker.does("{'do': 'reveal'}")).hasMessageContaining("only the gamemaster");

        shown();
        for (String command : List.of("{'do': 'undo'}", "{'do': 'say', 'text': '/r 1d6'}", "{'do': 'reveal'}")) {
            assertThatThrownBy(() -> gamemaster.does(command)).hasMessageContaining("over for good");
        }
        gamemaster.does("{'do': 'say', 'text': 'good fight'}");
    }

    @Test
    void an_altered_throw_is_found_wherever_it_is() {
        ObjectNode file = shown();
        for (JsonNode drawn : openDraws(file)) {
            ArrayNode faces = (ArrayNode) drawn.get("faces");
            int face = faces.get(0).asInt();
            faces.set(0, IntNode.valueOf(face == 1 ? 2 : 1));
            assertThat(DiceCheck.of(file.toString()).faults()).hasSize(1);
            faces.set(0, IntNode.valueOf(face));
        }
        assertThat(DiceCheck.of(file.toString()).faults()).isEmpty();
        String better = file.toString().replaceFirst("(2d6\\+3: [^\"]*)\"", "2d6+3: 6+6 +3 = 15\"");
        assertThat(DiceCheck.of(better).faults()).hasSize(1);
    }

    @Test
    void a_dropped_or_reordered_throw_is_found() {
        ObjectNode file = shown();
        ArrayNode records = (ArrayNode) file.get("records");
        for (int i = 0; i < records.size(); i++) {
            if (!throwsOpenly(records.get(i))) {
                continue;
            }
            JsonNode taken = records.remove(i);
            assertThat(DiceCheck.of(file.toString()).faults())
                    .as("without record %d", i)
                    .isNotEmpty();
            records.insert(i + (i < records.size() ? 1 : 0), taken);
            boolean moved = i < records.size() - 1
                    && !records.get(i).at("/record/throws").isEmpty();
            assertThat(DiceCheck.of(file.toString()).faults().isEmpty())
                    .as("record %d later", i)
                    .isEqualTo(!moved);
            records.insert(i, records.remove(records.size() == i + 1 ? i : i + 1));
        }
        assertThat(DiceCheck.of(file.toString()).faults()).isEmpty();
    }

    @Test
    void another_secret_or_a_table_from_a_file_is_told() {
        ObjectNode file = shown();
        HostedTable copy = venue.tables.open(venue.tables.importTable(venue.person("Ian"), file.toString()));
        assertThat(copy.welcome("m3").at("/table/dice").has("secret")).isFalse();
        copy.command("m3", "k", 0, JsonText.read("{\"do\": \"say\", \"text\": \"/r 3d6\"}"));
        copy.command("m3", "l", 0, JsonText.read("{\"do\": \"reveal\"}"));
        DiceCheck.Found found = DiceCheck.of(copy.export("m3"));
        assertThat(found.faults()).isEmpty();
        assertThat(found.checked()).isEqualTo(1);
        assertThat(found.earlier()).isGreaterThan(5);

        ((ObjectNode) file.get("dice")).put("secret", "another");
        assertThat(DiceCheck.of(file.toString()).faults()).first().asString().contains("not the one");
    }

    private static boolean throwsOpenly(JsonNode next) {
        boolean openly = false;
        for (JsonNode one : next.at("/record/throws")) {
            openly |= !one.isNull();
        }
        return openly;
    }

    private static List<JsonNode> openDraws(JsonNode file) {
        List<JsonNode> draws = new ArrayList<>();
        for (JsonNode next : file.path("records")) {
            int count = 0;
            for (JsonNode entry : next.at("/record/entries")) {
                if (entry.path("kind").asText().equals("drawn")
                        && !next.at("/record/throws").path(count++).isNull()) {
                    draws.add(entry);
                }
            }
        }
        return draws;
    }
}
