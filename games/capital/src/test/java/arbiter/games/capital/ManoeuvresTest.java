package arbiter.games.capital;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import arbiter.content.ContentProblems;
import arbiter.content.catalogue.Pack;
import arbiter.content.yaml.Source;
import arbiter.games.capital.sheet.Build;
import arbiter.games.capital.sheet.Handbook;
import arbiter.games.capital.sheet.build.CharacterSheet;
import arbiter.games.capital.sheet.build.LevelUp;
import arbiter.games.capital.unit.CapitalState;
import arbiter.interpreters.situation.Expected;
import arbiter.interpreters.situation.SituationTable;
import arbiter.rulebook.Rulebook;
import arbiter.rulebook.Situation;
import arbiter.rulebook.build.Choice;
import arbiter.testkit.Ledger;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The pack in examples/capital that fills a list which the rules leave empty. */
class ManoeuvresTest {

    private static final Path EXAMPLES = Path.of("../../examples/capital");
    private static final Path TAMSIN = EXAMPLES.resolve("characters/tamsin-vale-3.yaml");
    private static final List<Pack> PACKS = Pack.under(EXAMPLES.resolve("homebrew"));
    private static final Handbook BOOK = Handbook.of(CapitalContent.load(PACKS));

    private static Build tamsin() {
        return Build.format(BOOK.content()).read(Source.file(TAMSIN)).build();
    }

    @Test
    @Ledger("CAP-AMB-08")
    void a_scout_with_manoeuvres_of_the_table_is_legal_and_has_no_open_picks() {
        CharacterSheet sheet = CharacterSheet.of(tamsin(), BOOK);

        assertThat(sheet.violations()).isEmpty();
        assertThat(sheet.openPicks()).isZero();
    }

    @Test
    @Ledger("CAP-AMB-08")
    void without_the_pack_the_manoeuvres_are_unknown() {
        Handbook plain = Handbook.of(CapitalContent.load(List.of()));

        assertThatThrownBy(() -> Build.format(plain.content()).read(Source.file(TAMSIN)))
                .isInstanceOf(ContentProblems.class)
                .hasMessageContaining("unknown ability 'flying-kick'");
    }

    @Test
    @Ledger("CAP-AMB-08")
    void a_manoeuvre_is_not_picked_twice() {
        var guide = LevelUp.of(tamsin(), BOOK);
        for (int level = 4; level < 7; level++) {
            var next = guide.answer("minimum");
            while (next.result().isEmpty()) {
                next = next.answer("done");
            }
            guide = LevelUp.of(next.result().get(), BOOK);
        }

        assertThat(guide.answer("minimum").question().orElseThrow().available())
                .extracting(Choice::id)
                .containsExactly("soft-steps", "handful-of-grit", "open");
    }

    @Test
    @Ledger({"CAP-AMB-08", "quick"})
    void the_example_is_played_as_it_says() {
        Rulebook<CapitalState> book = new CapitalRulebook().with(PACKS);
        SituationTable<CapitalState> run =
                SituationTable.of(book, Situation.read(EXAMPLES.resolve("rooftops.yaml")), 1);

        run.play(run.situation().commands().size());
        run.finish();

        assertThat(Expected.check(run)).hasSize(5).allMatch(Expected.Result::held);
    }
}
