package arbiter.games.capital;

import static org.assertj.core.api.Assertions.assertThat;

import arbiter.content.ContentProblems;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Keeps docs/situations-capital.md true: its situations are set up, its messages compared. */
class SituationsPageTest {

    private static final Pattern SITUATION =
            Pattern.compile("(?s)```yaml\n(.*?\n)```(?:[^`]*\n\n```text\n(.*?)\n```)?");

    /** A situation of the page, and what is said about it if it is wrong. */
    record Shown(String yaml, Optional<String> message) {}

    static List<Shown> situations() throws IOException {
        String page = Files.readString(Path.of("../../docs/situations-capital.md"));
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
            Tables.of(yaml);
            return "as expected";
        } catch (ContentProblems problems) {
            return problems.getMessage();
        }
    }
}
