package arbiter.games.duel;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Keeps docs/add-a-game.md true: its code is this game's code. */
class AddAGamePageTest {

    private static final Path PROJECT = Path.of("../..");
    private static final Path PAGE = PROJECT.resolve("docs/add-a-game.md");
    private static final Pattern BLOCK = Pattern.compile("(?s)```(?:java|yaml)\n(?://|#) (\\S+)\n(.*?)\n```");

    /** Code on the page and the file it names. */
    record Quoted(String file, String code) {

        @Override
        public String toString() {
            return file;
        }
    }

    static List<Quoted> quotations() throws IOException {
        return BLOCK.matcher(Files.readString(PAGE))
                .results()
                .map((MatchResult block) -> new Quoted(block.group(1), block.group(2)))
                .toList();
    }

    @ParameterizedTest
    @MethodSource("quotations")
    void the_page_shows_the_code_as_it_is(Quoted quoted) throws IOException {
        assertThat(Files.readString(PROJECT.resolve(quoted.file()))).contains(quoted.code());
    }

    @Test
    void every_block_of_code_names_its_file() throws IOException {
        long blocks = Files.readString(PAGE)
                .lines()
                .filter(line -> line.matches("```\\w+"))
                .count();

        assertThat(quotations()).hasSize((int) blocks).hasSizeGreaterThan(10);
    }
}
