package arbiter.games.capital.sheet.build;

import static org.assertj.core.api.Assertions.assertThat;

import arbiter.content.catalogue.Pack;
import arbiter.content.yaml.Source;
import arbiter.games.capital.CapitalContent;
import arbiter.games.capital.Characters;
import arbiter.games.capital.sheet.Build;
import arbiter.games.capital.sheet.Handbook;
import arbiter.rulebook.build.Choice;
import arbiter.rulebook.build.Questionnaire;
import arbiter.testkit.Ledger;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class HomebrewTest {

    private static final String PACK = """
            id: moves
            name: Moves
            version: "1"
            game: capital
            description: Something for Scouts to pick.
            """;

    private static final String ABILITIES = """
            - id: wall-run
              name: Wall Run
              class: scout
              list: manoeuvre
              locked: true
              text: Walls are floors to you.
            """;

    @Test
    @Ledger("CAP-AMB-08")
    void a_table_that_adds_manoeuvres_lets_scouts_pick_them(@TempDir Path folder) throws IOException {
        Files.writeString(folder.resolve("pack.yaml"), PACK);
        Files.writeString(folder.resolve("abilities.yaml"), ABILITIES);
        Handbook book = Handbook.of(CapitalContent.load(List.of(Pack.in(folder))));
        String scout = Characters.plainBut("class: lancer", "class: scout")
                        .replace("raise: VSN", "raise: WIL")
                        .replace("lower: AGI", "lower: WIS")
                + Characters.levels("{hit-points: minimum}");
        Build second = Build.format(book.content())
                .read(Source.text("pim.yaml", scout))
                .build();

        Questionnaire<Build> guide = LevelUp.of(second, book).answer("minimum");

        assertThat(guide.question().orElseThrow().available())
                .extracting(Choice::id)
                .containsExactly("wall-run", "open");
        Build third = guide.answer("wall-run").answer("done").result().orElseThrow();
        CharacterSheet sheet = CharacterSheet.of(third, book);
        assertThat(sheet.violations()).isEmpty();
        assertThat(sheet.openPicks()).isEqualTo(1);
    }
}
