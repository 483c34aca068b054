package arbiter.games.centuryg;

import static org.assertj.core.api.Assertions.assertThat;

import arbiter.content.ContentProblems;
import arbiter.content.yaml.Source;
import arbiter.games.centuryg.state.CenturyState;
import arbiter.interpreters.situation.Expected;
import arbiter.interpreters.situation.SituationTable;
import arbiter.rulebook.Situation;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Keeps docs/situations-centuryg.md true: its situations are played, its messages compared. */
class SituationsPageTest {

    private static final Pattern SITUATION = Pattern.compile("(?s)```yaml\n(.*?\n)```(?:\n\n```text\n(.*?)\n```)?");
    private static final int TURNS = 20;

    /** A situation of the page, and what is said about it if it is wrong. */
    record Shown(String yaml, Optional<String> message) {}

    static List<Shown> situations() throws IOException {
        String page = Files.readString(Path.of("../../docs/situations-centuryg.md"));
        return SITUATION
                .matcher(page)
                .results()
                .map(block -> new Shown(block.group(1), Optional.ofNullable(block.group(2))))
                .toList();
    }

    @ParameterizedTest
    @MethodSource("situations")
    void every_situation_of_the_page_does_what_the_page_says(Shown shown) {
        assertThat(outcome(shown.yaml())).isEqualTo(shown.message().orElse("as expected"));
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
