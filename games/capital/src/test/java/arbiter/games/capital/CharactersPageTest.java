package arbiter.games.capital;

import static arbiter.games.capital.Characters.BOOK;
import static arbiter.games.capital.Characters.but;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.content.Words;
import arbiter.content.yaml.EnumWords;
import arbiter.content.yaml.Key;
import arbiter.content.yaml.Node;
import arbiter.content.yaml.Source;
import arbiter.content.yaml.Yaml;
import arbiter.games.capital.sheet.Acquired;
import arbiter.games.capital.sheet.Armament;
import arbiter.games.capital.sheet.Attribute;
import arbiter.games.capital.sheet.Build;
import arbiter.games.capital.sheet.DamageType;
import arbiter.games.capital.sheet.Equipment;
import arbiter.games.capital.sheet.LevelChoices;
import arbiter.games.capital.sheet.Possession;
import arbiter.games.capital.sheet.Signature;
import arbiter.games.capital.sheet.build.CharacterFile;
import arbiter.games.capital.sheet.build.CharacterSheet;
import arbiter.kernel.Modifiers;
import arbiter.rulebook.build.Objection;
import java.io.IOException;
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

/** The page and the schema about character files say what the code does. */
class CharactersPageTest {

    private static final Pattern BLOCK = Pattern.compile("```(?:yaml|text)\n(.*?)```", Pattern.DOTALL);

    private final List<String> blocks = blocks();
    private final Node schema = Yaml.read(Source.file(Path.of("../../docs/character-capital.schema.json")));

    @Test
    void the_example_is_legal_and_comes_to_what_the_page_says() {
        CharacterSheet tamsin = sheet(blocks.get(0));

        assertThat(tamsin.objections()).isEmpty();
        List<String> lines = new ArrayList<>(List.of(
                line("FTD", tamsin.scores().get(Attribute.FTD)),
                line("hit points", tamsin.hitPoints()),
                line("energy", tamsin.energy()),
                line("bones", tamsin.bones()),
                line("Slots", tamsin.slotsUsed()),
                line("money", tamsin.money())));
        tamsin.attacks().forEach(attack -> lines.add(attack.toString()));
        assertThat(blocks.get(1).lines()).containsExactlyElementsOf(lines);
    }

    @Test
    void the_objections_are_what_the_page_says() {
        String wrong = but(but(blocks.get(0), "raise: VSN", "raise: CHA"), "{ability: quick}", "{ability: mind-trick}");

        assertThat(sheet(wrong).objections())
                .extracting(Objection::toString)
                .containsExactlyElementsOf(blocks.get(2).lines().toList());
    }

    @Test
    void the_schema_knows_the_keys_that_files_may_have() {
        List<String> character = new ArrayList<>(List.of("kind"));
        character.addAll(keys(Build.class));

        assertThat(properties(schema)).isEqualTo(character);
        assertThat(properties(definition("signature"))).isEqualTo(keys(Signature.class));
        assertThat(properties(definition("equipment"))).isEqualTo(keys(Equipment.class));
        assertThat(properties(definition("possession"))).isEqualTo(keys(Possession.class));
        assertThat(properties(definition("armament"))).isEqualTo(keys(Armament.class));
        assertThat(properties(definition("acquired"))).isEqualTo(keys(Acquired.class));
        assertThat(properties(definition("level"))).isEqualTo(keys(LevelChoices.class));
    }

    @Test
    void the_schema_knows_the_words_for_attributes_and_damage_types() {
        assertThat(words(definition("attribute")))
                .containsExactlyElementsOf(
                        Arrays.stream(Attribute.values()).map(Attribute::name).toList());
        assertThat(words(definition("damage-type")))
                .containsExactlyElementsOf(
                        Arrays.stream(DamageType.values()).map(EnumWords::of).toList());
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

    private static String line(String what, Modifiers total) {
        return what + " " + total.total() + ": " + total;
    }

    private static CharacterSheet sheet(String yaml) {
        return CharacterSheet.of(CharacterFile.read(Source.text("tamsin.yaml", yaml), BOOK.content()), BOOK);
    }

    private static List<String> blocks() {
        try {
            String page = Files.readString(Path.of("../../docs/characters-capital.md"));
            return BLOCK.matcher(page)
                    .results()
                    .map((MatchResult block) -> block.group(1))
                    .toList();
        } catch (IOException unreadable) {
            throw new IllegalStateException(unreadable);
        }
    }
}
