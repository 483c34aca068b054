package arbiter.games.centuryg;

import static arbiter.games.centuryg.Handbooks.BOOK;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.content.Words;
import arbiter.content.yaml.EnumWords;
import arbiter.content.yaml.Key;
import arbiter.content.yaml.Node;
import arbiter.content.yaml.Source;
import arbiter.content.yaml.Yaml;
import arbiter.games.centuryg.sheet.Area;
import arbiter.games.centuryg.sheet.Attribute;
import arbiter.games.centuryg.sheet.Build;
import arbiter.games.centuryg.sheet.Combination;
import arbiter.games.centuryg.sheet.Fitted;
import arbiter.games.centuryg.sheet.Learned;
import arbiter.games.centuryg.sheet.Loadout;
import arbiter.games.centuryg.sheet.Mecha;
import arbiter.games.centuryg.sheet.Morph;
import arbiter.games.centuryg.sheet.Mounted;
import arbiter.games.centuryg.sheet.Pilot;
import arbiter.games.centuryg.sheet.PilotAttribute;
import arbiter.games.centuryg.sheet.Taken;
import arbiter.games.centuryg.sheet.Theme;
import arbiter.games.centuryg.sheet.Tier;
import arbiter.games.centuryg.sheet.Trained;
import arbiter.games.centuryg.sheet.build.BuildFile;
import arbiter.games.centuryg.sheet.build.Sheet;
import arbiter.rulebook.build.Objection;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.RecordComponent;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The page and the schema about files of pilots and Mecha say what the code does. */
class CharactersPageTest {

    private static final Pattern BLOCK = Pattern.compile("```(?:yaml|text)\n(.*?)```", Pattern.DOTALL);

    private final List<String> blocks = blocks();
    private final Node schema = Yaml.read(Source.file(Path.of("../../docs/character-centuryg.schema.json")));

    @Test
    void the_examples_are_legal_and_the_first_comes_to_what_the_page_says() {
        Sheet noor = sheet(blocks.get(0));
        assertThat(noor.objections()).isEmpty();
        assertThat(sheet(blocks.get(1)).objections()).isEmpty();

        List<String> lines = new ArrayList<>();
        noor.totals().forEach((name, total) -> lines.add(name + " " + total.total() + ": " + total));
        assertThat(blocks.get(2).lines()).containsExactlyElementsOf(lines);
    }

    @Test
    void the_objections_are_what_the_page_says() {
        String wrong = blocks.get(0)
                .replace("{trait: called-shot}", "{trait: giant-slayer}")
                .replace("{weapon: sniper-rifle, area: arms}", "{weapon: sniper-rifle, area: core}");

        assertThat(sheet(wrong).objections())
                .extracting(Objection::toString)
                .containsExactlyElementsOf(blocks.get(3).lines().toList());
    }

    @Test
    void the_schema_knows_the_keys_that_files_may_have() {
        assertThat(properties(schema)).isEqualTo(keys(Build.class));
        assertThat(properties(definition("pilot"))).isEqualTo(keys(Pilot.class));
        assertThat(properties(definition("trained"))).isEqualTo(keys(Trained.class));
        assertThat(properties(definition("taken"))).isEqualTo(keys(Taken.class));
        assertThat(properties(definition("learned"))).isEqualTo(keys(Learned.class));
        assertThat(properties(definition("mecha"))).isEqualTo(keys(Mecha.class));
        assertThat(properties(definition("fitted"))).isEqualTo(keys(Fitted.class));
        assertThat(properties(definition("mounted"))).isEqualTo(keys(Mounted.class));
        assertThat(properties(definition("set"))).isEqualTo(keys(Loadout.class));
        assertThat(properties(definition("form"))).isEqualTo(keys(Morph.class));
        assertThat(properties(definition("combination"))).isEqualTo(keys(Combination.class));
    }

    @Test
    void the_schema_knows_the_words() {
        assertThat(words(definition("tier"))).isEqualTo(all(Tier.values()));
        assertThat(words(definition("area"))).isEqualTo(all(Area.values()));
        assertThat(words(definition("attribute"))).isEqualTo(all(Attribute.values()));
        assertThat(words(definition("pilot-attribute"))).isEqualTo(all(PilotAttribute.values()));
        assertThat(words(definition("theme"))).isEqualTo(all(Theme.Kind.values()));
        assertThat(words(schema.get("properties").orElseThrow().get("kind").orElseThrow()))
                .isEqualTo(all(Build.Kind.values()));
    }

    private Node definition(String name) {
        return schema.get("$defs").orElseThrow().get(name).orElseThrow();
    }

    private static List<String> properties(Node node) {
        return List.copyOf(node.get("properties").orElseThrow().map().keySet());
    }

    private static List<String> words(Node node) {
        return node.get("enum").orElseThrow().list().stream().map(Node::text).toList();
    }

    private static List<String> all(Enum<?>[] values) {
        return Arrays.stream(values).map(EnumWords::of).toList();
    }

    private static List<String> keys(Class<?> record) {
        return Arrays.stream(record.getRecordComponents())
                .map(CharactersPageTest::key)
                .toList();
    }

    private static String key(RecordComponent component) {
        return Optional.ofNullable(component.getAnnotation(Key.class))
                .map(Key::value)
                .orElseGet(() -> Words.kebab(component.getName()));
    }

    private static Sheet sheet(String yaml) {
        return Sheet.of(BuildFile.read(Source.text("noor.yaml", yaml), BOOK.content()), BOOK);
    }

    private static List<String> blocks() {
        try {
            return BLOCK.matcher(Files.readString(Path.of("../../docs/characters-centuryg.md")))
                    .results()
                    .map((MatchResult block) -> block.group(1))
                    .toList();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
