package arbiter.games.capital;

import static org.assertj.core.api.Assertions.assertThat;

import arbiter.content.ContentProblems;
import arbiter.testkit.ShownSituation;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Keeps docs/situations-capital.md true: its situations are set up, its messages compared. */
class SituationsPageTest {

    static List<ShownSituation> situations() {
        return ShownSituation.on(Path.of("../../docs/situations-capital.md"));
    }

    @ParameterizedTest
    @MethodSource("situations")
    void every_situation_of_the_page_does_what_the_page_says(ShownSituation shown) {
        assertThat(outcome(shown.yaml())).isEqualTo(shown.expected());
    }

    private static String outcome(String yaml) {
        try {
            Tables.of(yaml);
            return "as expected";
        } catch (ContentProblems problems) {
            return problems.getMessage();
        }
    }
}
