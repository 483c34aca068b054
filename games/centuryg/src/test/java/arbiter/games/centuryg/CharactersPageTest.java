package arbiter.games.centuryg;

import static arbiter.games.centuryg.Handbooks.BOOK;
import static arbiter.testkit.FilesPage.keys;
import static arbiter.testkit.FilesPage.properties;
import static arbiter.testkit.FilesPage.words;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.content.yaml.Source;
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
import arbiter.games.centuryg.sheet.build.Sheet;
import arbiter.rulebook.build.Violation;
import arbiter.testkit.FilesPage;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The page and the schema about files of pilots and Mecha say what the code does. */
class CharactersPageTest {

    private final FilesPage page = new FilesPage(
            Path.of("../../docs/characters-centuryg.md"), Path.of("../../docs/character-centuryg.schema.json"));

    @Test
    void the_examples_are_legal_and_the_first_comes_to_what_the_page_says() {
        Sheet noor = sheet(page.block(0));
        assertThat(noor.violations()).isEmpty();
        assertThat(sheet(page.block(1)).violations()).isEmpty();

        List<String> lines = new ArrayList<>();
        noor.totals().forEach((name, total) -> lines.add(name + " " + total.total() + ": " + total));
        assertThat(page.block(2).lines()).containsExactlyElementsOf(lines);
    }

    @Test
    void the_objections_are_what_the_page_says() {
        String wrong = page.block(0)
                .replace("{trait: called-shot}", "{trait: giant-slayer}")
                .replace("{weapon: sniper-rifle, area: arms}", "{weapon: sniper-rifle, area: core}");

        assertThat(sheet(wrong).violations())
                .extracting(Violation::toString)
                .containsExactlyElementsOf(page.block(3).lines().toList());
    }

    @Test
    void the_schema_knows_the_keys_that_files_may_have() {
        assertThat(properties(page.schema())).isEqualTo(keys(Build.class));
        assertThat(properties(page.definition("pilot"))).isEqualTo(keys(Pilot.class));
        assertThat(properties(page.definition("trained"))).isEqualTo(keys(Trained.class));
        assertThat(properties(page.definition("taken"))).isEqualTo(keys(Taken.class));
        assertThat(properties(page.definition("learned"))).isEqualTo(keys(Learned.class));
        assertThat(properties(page.definition("mecha"))).isEqualTo(keys(Mecha.class));
        assertThat(properties(page.definition("fitted"))).isEqualTo(keys(Fitted.class));
        assertThat(properties(page.definition("mounted"))).isEqualTo(keys(Mounted.class));
        assertThat(properties(page.definition("set"))).isEqualTo(keys(Loadout.class));
        assertThat(properties(page.definition("form"))).isEqualTo(keys(Morph.class));
        assertThat(properties(page.definition("combination"))).isEqualTo(keys(Combination.class));
    }

    @Test
    void the_schema_knows_the_words() {
        assertThat(words(page.definition("tier"))).isEqualTo(words(Tier.values()));
        assertThat(words(page.definition("area"))).isEqualTo(words(Area.values()));
        assertThat(words(page.definition("attribute"))).isEqualTo(words(Attribute.values()));
        assertThat(words(page.definition("pilot-attribute"))).isEqualTo(words(PilotAttribute.values()));
        assertThat(words(page.definition("theme"))).isEqualTo(words(Theme.Kind.values()));
        assertThat(words(page.schema()
                        .get("properties")
                        .orElseThrow()
                        .get("kind")
                        .orElseThrow()))
                .isEqualTo(words(Build.Kind.values()));
    }

    private static Sheet sheet(String yaml) {
        return Sheet.of(Build.format(BOOK.content()).read(Source.text("noor.yaml", yaml)), BOOK);
    }
}
