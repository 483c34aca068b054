package arbiter.games.duel;

import static org.assertj.core.api.Assertions.assertThat;

import arbiter.content.catalogue.Pack;
import arbiter.dice.Fraction;
import arbiter.games.duel.fight.DuelState;
import arbiter.interpreters.lookahead.Opponents;
import arbiter.interpreters.preview.Outlook;
import arbiter.interpreters.situation.Expected;
import arbiter.interpreters.situation.SituationTable;
import arbiter.rulebook.Rulebook;
import arbiter.rulebook.Situation;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The files people are invited to try do what they say. */
class ExamplesTest {

    private static final Path EXAMPLES = Path.of("../../examples");
    private static final Rulebook<DuelState> BOOK = new DuelRulebook().with(Pack.under(EXAMPLES.resolve("homebrew")));

    static List<Path> examples() throws IOException {
        try (Stream<Path> files = Files.list(EXAMPLES)) {
            return files.filter(file -> file.toString().endsWith(".yaml"))
                    .sorted()
                    .toList();
        }
    }

    @ParameterizedTest
    @MethodSource("examples")
    void every_example_runs_and_holds_what_it_promises(Path file) {
        SituationTable<DuelState> run = tableOf(file);

        run.play(run.situation().commands().size());
        run.finish();

        assertThat(Expected.check(run)).allMatch(Expected.Result::held);
    }

    @Test
    void the_first_duel_can_be_played_to_its_end() {
        SituationTable<DuelState> run = tableOf(EXAMPLES.resolve("duel.yaml"));

        run.playOut(Opponents.of(BOOK), 1_000);

        assertThat(run.table().ending()).isPresent();
    }

    @ParameterizedTest
    @MethodSource("examples")
    void every_chance_an_example_names_is_exact(Path file) {
        SituationTable<DuelState> run = tableOf(file);
        run.situation().expectations().chances().forEach((name, node) -> {
            assertThat(nextCommand(run).held(name).chanceOf(true)).as(name).isEqualTo(fraction(node.text()));
        });
    }

    @Test
    void there_is_something_to_play_to_test_to_ask_and_to_extend() throws IOException {
        assertThat(examples().stream().map(file -> file.getFileName().toString()))
                .contains("duel.yaml", "parry-and-press.yaml", "parry-or-not.yaml", "homebrew-duel.yaml");
    }

    private static SituationTable<DuelState> tableOf(Path file) {
        return SituationTable.of(BOOK, Situation.read(file), 1);
    }

    private static Outlook nextCommand(SituationTable<DuelState> run) {
        run.play(0);
        return run.odds(run.situation().commands().get(0)).asWritten();
    }

    private static Fraction fraction(String text) {
        String[] parts = text.split("/");
        return Fraction.of(Long.parseLong(parts[0]), Long.parseLong(parts[1]));
    }
}
