package arbiter.games.duel;

import static org.assertj.core.api.Assertions.assertThat;

import arbiter.content.Words;
import arbiter.content.yaml.Key;
import arbiter.content.yaml.Node;
import arbiter.content.yaml.Source;
import arbiter.content.yaml.Yaml;
import arbiter.rulebook.Command;
import arbiter.rulebook.Expectations;
import arbiter.rulebook.Placement;
import arbiter.rulebook.Situation;
import java.io.IOException;
import java.lang.reflect.RecordComponent;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The schema that editors use says what the code says. */
class SituationSchemaTest {

    private static final Schema SCHEMA = Schema.of(Source.file(Path.of("../../docs/situation.schema.json")));

    static List<Path> examples() throws IOException {
        try (Stream<Path> files = Files.list(Path.of("../../examples"))) {
            return files.filter(file -> file.toString().endsWith(".yaml"))
                    .sorted()
                    .toList();
        }
    }

    @Test
    void the_schema_knows_the_keys_that_files_may_have() throws ClassNotFoundException {
        assertThat(SCHEMA.properties()).isEqualTo(keys(written(Situation.class)));
        assertThat(SCHEMA.properties("$defs", "unit")).isEqualTo(keys(written(Placement.class)));
        assertThat(SCHEMA.properties("$defs", "command")).isEqualTo(keys(written(Command.class)));
        assertThat(SCHEMA.properties("$defs", "expectations")).isEqualTo(keys(Expectations.class));
    }

    @ParameterizedTest
    @MethodSource("examples")
    void every_example_satisfies_the_schema(Path file) {
        assertThat(SCHEMA.problems(Yaml.read(Source.file(file)))).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "units: [{from: blade}]",
                "{game: duel, units: []}",
                "{game: duel, units: [{from: blade}], commnds: [breathe]}",
                "{game: duel, units: [{name: Mara}]}",
                "{game: duel, units: [{from: blade, character: mara.yaml}]}",
                "{game: duel, units: [{from: blade}], round: 0}",
                "{game: duel, units: [{from: blade}], dice: {attack.attacker: 6}}",
                "{game: duel, units: [{from: blade}], dice: {attack.attacker: [six]}}",
                "{game: duel, units: [{from: blade}], commands: [{unit: blade}]}",
                "{game: duel, units: [{from: blade}], strict: maybe}"
            })
    void the_schema_refuses_what_is_no_situation(String text) {
        Node situation = Yaml.read(Source.text("wrong.yaml", text));

        assertThat(SCHEMA.problems(situation)).isNotEmpty();
    }

    /** The record that says how files write this; it is nobody's business but the rulebook's and this test's. */
    private static Class<?> written(Class<?> type) throws ClassNotFoundException {
        return Class.forName(type.getName() + "$Written");
    }

    private static List<String> keys(Class<?> written) {
        return Arrays.stream(written.getRecordComponents())
                .map(SituationSchemaTest::key)
                .toList();
    }

    private static String key(RecordComponent component) {
        return Optional.ofNullable(component.getAnnotation(Key.class))
                .map(Key::value)
                .orElseGet(() -> Words.kebab(component.getName()));
    }
}
