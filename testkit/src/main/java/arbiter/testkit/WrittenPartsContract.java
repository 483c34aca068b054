package arbiter.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import arbiter.content.yaml.Source;
import arbiter.interpreters.lookahead.Opponents;
import arbiter.interpreters.situation.SituationTable;
import arbiter.kernel.State;
import arbiter.kernel.Viewer;
import arbiter.rulebook.Rulebook;
import arbiter.rulebook.Situation;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Whatever play has made of a table can be written in a situation: the parts of tables in mid-fight are put into a file,
 * and the table that is set up from it has them all.
 */
public abstract class WrittenPartsContract<S extends State<S>> {

    private final Rulebook<S> book;
    private final Path folder;
    private final List<String> units;

    /** Units as flow maps of YAML without their braces. */
    protected WrittenPartsContract(Rulebook<S> book, Path folder, List<String> units) {
        this.book = book;
        this.folder = folder;
        this.units = units;
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 12, 30, 60})
    void a_table_in_mid_fight_can_be_written_down(int answers) {
        JsonNode fresh = book.json().tree(situation(List.of(), "").start(book));
        SituationTable<S> run = SituationTable.of(book, situation(List.of(), ""), answers);
        run.playOut(Opponents.of(book), answers);
        JsonNode played = book.json().tree(run.table().state());

        List<String> parts = new ArrayList<>();
        for (int i = 0; i < units.size(); i++) {
            parts.add(written(played.path("units").get(i), fresh.path("units").get(i)));
        }
        JsonNode again =
                book.json().tree(situation(parts, written(played, fresh)).start(book));

        for (int i = 0; i < units.size(); i++) {
            String unit = fresh.path("units").get(i).path("id").asText();
            assertThat(known(again.path("units").get(i), fresh.path("units").get(i)))
                    .as(unit)
                    .isEqualTo(known(
                            played.path("units").get(i), fresh.path("units").get(i)));
        }
        assertThat(known(again, fresh)).isEqualTo(known(played, fresh));
    }

    @Test
    void a_file_gives_a_unit_its_emblem() {
        S state = bearing("wrench").start(book);

        assertThat(book.game().view(state, Viewer.GAMEMASTER).units().get(0).emblem())
                .contains("wrench");
        assertThat(book.json().read(book.json().tree(state), book.stateType())).isEqualTo(state);
    }

    @Test
    void an_unknown_emblem_is_refused_with_the_nearest() {
        assertThatThrownBy(() -> bearing("wrnch").start(book))
                .hasMessageContaining("written.yaml:4:")
                .hasMessageContaining("unknown emblem 'wrnch'; did you mean 'wrench'?");
    }

    private Situation bearing(String emblem) {
        String text = "game: " + book.id() + "\nround: 1\nunits:\n  - {" + units.get(0) + ", emblem: " + emblem + "}\n"
                + units.stream().skip(1).map(unit -> "  - {" + unit + "}\n").collect(Collectors.joining());
        return Situation.read(Source.text("written.yaml", text), folder);
    }

    private Situation situation(List<String> parts, String onTable) {
        StringBuilder text = new StringBuilder("game: " + book.id() + "\nround: 1\nunits:\n");
        for (int i = 0; i < units.size(); i++) {
            String more = parts.isEmpty() ? "" : ", parts: " + parts.get(i);
            text.append("  - {").append(units.get(i)).append(more).append("}\n");
        }
        text.append(onTable.isEmpty() ? "" : "parts: " + onTable + "\n");
        return Situation.read(Source.text("written.yaml", text.toString()), folder);
    }

    /** The parts by their names, as JSON, which YAML understands. */
    private static String written(JsonNode played, JsonNode fresh) {
        return known(played, fresh).toString();
    }

    /** Parts that a fresh table has; what only comes up in play, such as a seat, has words of its own. */
    private static ObjectNode known(JsonNode of, JsonNode fresh) {
        ObjectNode parts = com.fasterxml.jackson.databind.node.JsonNodeFactory.instance.objectNode();
        for (int i = 0; i < fresh.path("parts").size(); i++) {
            JsonNode part = of.path("parts").get(i);
            if (fresh.path("parts").get(i) instanceof ObjectNode && part instanceof ObjectNode object) {
                ObjectNode values = object.deepCopy();
                values.remove("kind");
                parts.set(part.path("kind").asText(), values);
            }
        }
        return parts;
    }
}
