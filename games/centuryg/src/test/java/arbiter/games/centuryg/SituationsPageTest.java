package arbiter.games.centuryg;

import static org.assertj.core.api.Assertions.assertThat;

import arbiter.content.ContentProblems;
import arbiter.content.yaml.Source;
import arbiter.games.centuryg.state.CenturyState;
import arbiter.interpreters.situation.Expected;
import arbiter.interpreters.situation.SituationTable;
import arbiter.rulebook.Situation;
import arbiter.testkit.ShownSituation;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Keeps docs/situations-centuryg.md true: its situations are played, its messages compared. */
class SituationsPageTest {

    private static final int TURNS = 20;

    static List<ShownSituation> situations() {
        return ShownSituation.on(Path.of("../../docs/situations-centuryg.md"));
    }

    @ParameterizedTest
    @MethodSource("situations")
    void every_situation_of_the_page_does_what_the_page_says(ShownSituation shown) {
        assertThat(outcome(shown.yaml())).isEqualTo(shown.expected());
    }

    private static String outcome(String yaml) {
        try {
            Situation situation = Situation.read(Source.text("situation.yaml", yaml), Tables.ENCOUNTERS);
            SituationTable<CenturyState> run = SituationTable.of(Tables.BOOK, situation, 1);
            if (situation.commands().isEmpty()) {
                run.playOut(Tables.BOOK.opponent(), TURNS);
                return "as expected";
            }
            run.play(situation.commands().size());
            run.finish();
            return Expected.check(run).stream()
                    .filter(result -> !result.held())
                    .map(Expected.Result::toString)
                    .findFirst()
                    .orElse("as expected");
        } catch (ContentProblems problems) {
            return problems.getMessage();
        }
    }
}
