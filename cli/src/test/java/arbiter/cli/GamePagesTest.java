package arbiter.cli;

import static arbiter.cli.Shell.arbiter;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What the pages about games show of the command line is what it prints. */
class GamePagesTest {

    private static final List<String> GAMES = List.of("centuryg", "gladiators", "narrative", "wasteland");
    private static final Path DOCS = Path.of("../docs");
    private static final Pattern SHOWN =
            Pattern.compile("\n    \\$ \\./arbiter (.*)\n((?:    .*\n|\n(?=    (?!\\$)))*)");
    /** Stands where lines are left out. */
    private static final String LEFT_OUT = "...";

    /** A command line of a page and what the page shows of its output. */
    record Shown(String command, List<String> lines) {}

    private static List<Shown> shown(String page) throws IOException {
        return SHOWN.matcher(Files.readString(DOCS.resolve(page)))
                .results()
                .map((MatchResult block) -> new Shown(
                        block.group(1),
                        block.group(2)
                                .lines()
                                .map(line ->
                                        line.isBlank() ? "" : line.substring(4).stripTrailing())
                                .toList()))
                .toList();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "situations-centuryg.md",
                "characters-centuryg.md",
                "situations-gladiators.md",
                "situations-narrative.md",
                "situations-wasteland.md"
            })
    void commands_print_what_the_page_says(String page) throws IOException {
        List<Shown> all = shown(page);

        assertThat(all).isNotEmpty();
        for (Shown shown : all) {
            Shell shell = arbiter(words(shown.command()));
            assertThat(shell.exit()).as(shown.command() + shell.err()).isZero();
            List<String> printed =
                    shell.lines().stream().map(String::stripTrailing).toList();
            assertThat(printed).as(shown.command()).containsSubsequence(told(shown.lines()));
        }
    }

    private static List<String> told(List<String> lines) {
        return lines.stream()
                .filter(line -> !line.isEmpty() && !line.equals(LEFT_OUT))
                .toList();
    }

    /** Files are named from the folder above. */
    private static String[] words(String command) {
        List<String> words = new ArrayList<>();
        for (String word : command.split(" ")) {
            words.add(word.replaceAll("(?<=^|,)(examples|games)/", "../$1/"));
        }
        return words.toArray(String[]::new);
    }

    static List<Path> examples() throws IOException {
        List<Path> all = new ArrayList<>();
        for (String game : GAMES) {
            all.addAll(examples(game));
        }
        return all;
    }

    private static List<Path> examples(String game) throws IOException {
        try (Stream<Path> files = Files.list(Path.of("../examples", game))) {
            return files.filter(file -> file.toString().endsWith(".yaml"))
                    .sorted()
                    .toList();
        }
    }

    @ParameterizedTest
    @MethodSource("examples")
    void every_example_is_on_the_page_and_runs_as_it_expects(Path file) throws IOException {
        String game = file.getParent().getFileName().toString();
        assertThat(shown("situations-" + game + ".md"))
                .extracting(Shown::command)
                .anyMatch(command -> command.contains("examples/" + game + "/" + file.getFileName()));
        assertThat(arbiter("run", file.toString()).exit()).isZero();
        boolean chances = Files.readString(file).contains("\n  chances:");
        assertThat(chances ? arbiter("odds", file.toString()).exit() : Exit.DONE)
                .isZero();
    }

    @ParameterizedTest
    @FieldSource("GAMES")
    void there_is_one_example_for_each_of_the_ten_hardest_rules(String game) throws IOException {
        assertThat(examples(game)).hasSize(10);
    }
}
