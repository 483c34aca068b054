package arbiter.games.duel;

import static org.assertj.core.api.Assertions.assertThat;

import arbiter.testkit.ShownSituation;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Keeps docs/situations.md true: its situations are played, its messages compared. */
class SituationsPageTest {

    static List<ShownSituation> situations() {
        return ShownSituation.on(Path.of("../../docs/situations.md"));
    }

    @ParameterizedTest
    @MethodSource("situations")
    void every_situation_of_the_page_does_what_the_page_says(ShownSituation shown) {
        assertThat(shown.outcome(Duelists.BOOK, Path.of("."), 0)).isEqualTo(shown.expected());
    }
}
