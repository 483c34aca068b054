package arbiter.games.capital;

import static arbiter.games.capital.Characters.BOOK;
import static arbiter.games.capital.Characters.but;
import static arbiter.testkit.FilesPage.keys;
import static arbiter.testkit.FilesPage.properties;
import static arbiter.testkit.FilesPage.words;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.content.yaml.Source;
import arbiter.games.capital.sheet.Acquired;
import arbiter.games.capital.sheet.Armament;
import arbiter.games.capital.sheet.Attribute;
import arbiter.games.capital.sheet.Build;
import arbiter.games.capital.sheet.DamageType;
import arbiter.games.capital.sheet.Equipment;
import arbiter.games.capital.sheet.LevelChoices;
import arbiter.games.capital.sheet.Possession;
import arbiter.games.capital.sheet.Signature;
import arbiter.games.capital.sheet.build.CharacterSheet;
import arbiter.kernel.Modifiers;
import arbiter.rulebook.build.Violation;
import arbiter.testkit.FilesPage;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The page and the schema about character files say what the code does. */
class CharactersPageTest {

    private final FilesPage page = new FilesPage(
            Path.of("../../docs/characters-capital.md"), Path.of("../../docs/character-capital.schema.json"));

    @Test
    void the_example_is_legal_and_comes_to_what_the_page_says() {
        CharacterSheet tamsin = sheet(page.block(0));

        assertThat(tamsin.violations()).isEmpty();
        List<String> lines = new ArrayList<>(List.of(
                line("FTD", tamsin.scores().get(Attribute.FTD)),
                line("hit points", tamsin.hitPoints()),
                line("energy", tamsin.energy()),
                line("bones", tamsin.bones()),
                line("Slots", tamsin.slotsUsed()),
                line("money", tamsin.money())));
        tamsin.attacks().forEach(attack -> lines.add(attack.toString()));
        assertThat(page.block(1).lines()).containsExactlyElementsOf(lines);
    }

    @Test
    void the_objections_are_what_the_page_says() {
        String wrong = but(but(page.block(0), "raise: VSN", "raise: CHA"), "{ability: quick}", "{ability: mind-trick}");

        assertThat(sheet(wrong).violations())
                .extracting(Violation::toString)
                .containsExactlyElementsOf(page.block(2).lines().toList());
    }

    @Test
    void the_schema_knows_the_keys_that_files_may_have() {
        List<String> character = new ArrayList<>(List.of("kind"));
        character.addAll(keys(Build.class));

        assertThat(properties(page.schema())).isEqualTo(character);
        assertThat(properties(page.definition("signature"))).isEqualTo(keys(Signature.class));
        assertThat(properties(page.definition("equipment"))).isEqualTo(keys(Equipment.class));
        assertThat(properties(page.definition("possession"))).isEqualTo(keys(Possession.class));
        assertThat(properties(page.definition("armament"))).isEqualTo(keys(Armament.class));
        assertThat(properties(page.definition("acquired"))).isEqualTo(keys(Acquired.class));
        assertThat(properties(page.definition("level"))).isEqualTo(keys(LevelChoices.class));
    }

    @Test
    void the_schema_knows_the_words_for_attributes_and_damage_types() {
        assertThat(words(page.definition("attribute")))
                .containsExactlyElementsOf(
                        Arrays.stream(Attribute.values()).map(Attribute::name).toList());
        assertThat(words(page.definition("damage-type"))).isEqualTo(words(DamageType.values()));
    }

    private static String line(String what, Modifiers total) {
        return what + " " + total.total() + ": " + total;
    }

    private static CharacterSheet sheet(String yaml) {
        return CharacterSheet.of(Build.format(BOOK.content()).read(Source.text("tamsin.yaml", yaml)), BOOK);
    }
}
