package arbiter.cli;

import static arbiter.cli.Shell.arbiter;
import static arbiter.cli.Shell.situation;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.cli.terminal.Terminal;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BadInputTest {

    private static final int TEN_MEGABYTES = 10 << 20;

    @TempDir
    private Path folder;

    @ParameterizedTest
    @ValueSource(
            strings = {"", " ", "2d", "d", "2d6+", "(2d6", "2d6)", "2x6", "2d6 vs", "9999999999d6", "1d0", "\0", "🎲"})
    void malformed_expressions_are_refused_with_a_message(String expression) {
        for (String command : List.of("roll", "odds")) {
            refused(arbiter(command, expression));
        }
    }

    @Test
    void odds_beyond_the_limits_are_refused_and_can_still_be_rolled() {
        assertThat(arbiter("roll", "100d10000").exit()).isZero();
        refused(arbiter("odds", "100d10000"));
    }

    @Test
    void unknown_words_on_the_command_line_are_named() {
        assertThat(refused(arbiter("rol", "2d6"))).contains("did you mean 'roll'?");
        assertThat(refused(arbiter("roll", "--jsn", "2d6"))).contains("--jsn");
        assertThat(refused(arbiter("run"))).contains("FILE");
        assertThat(refused(arbiter("run", "a.yaml", "b.yaml"))).contains("b.yaml");
        assertThat(refused(arbiter("roll", "2d6", "--seed", "lucky"))).contains("lucky");
        assertThat(refused(arbiter("odds", "a.yaml", "--choices", "wise"))).contains("default, best or none");
        assertThat(refused(arbiter("rules", "dule"))).contains("did you mean 'duel'?");
        assertThat(refused(arbiter("help", "plya"))).contains("did you mean 'play'?");
    }

    @Test
    void missing_files_and_directories_are_named() {
        for (String command : List.of("run", "odds", "play")) {
            assertThat(refused(arbiter(command, "nowhere.yaml")))
                    .contains("nowhere.yaml")
                    .contains("no such file");
            assertThat(refused(arbiter(command, folder.toString()))).contains("directory");
        }
        assertThat(refused(arbiter("rules", "duel", "--homebrew", "nowhere"))).contains("no such folder");
    }

    @Test
    void mistakes_in_a_file_are_shown_where_they_stand() throws IOException {
        assertThat(refusedFile("turn: mara", "tunr: mara")).contains("yaml:7:1").contains("did you mean 'turn'?");
        assertThat(refusedFile("from: brute", "from: brutte"))
                .contains("yaml:6:")
                .contains("did you mean 'brute'?");
        assertThat(refusedFile("turn: mara", "turn: marra")).contains("yaml:7:").contains("did you mean 'mara'?");
        assertThat(refusedFile("game: duel", "game: dual")).contains("yaml:1:").contains("did you mean 'duel'?");
        assertThat(refusedFile("do: attack raider", "do: attack riader")).contains("yaml:9:");
        assertThat(refusedFile("    raider: {health: 16}", "    rader: {health: 16}"))
                .contains("did you mean 'raider'?");
        assertThat(refusedFile("units:", "units: [")).contains("yaml:");
    }

    @Test
    void dice_that_are_missing_or_left_over_are_named() throws IOException {
        assertThat(refusedFile("attack.attacker: [3, 4]", "attack.attacker: [3]"))
                .contains("yaml:9:")
                .contains("dice are missing at 'attack.attacker'");
        assertThat(refusedFile("attack.attacker: [3, 4]", "attack.attacker: [3, 4, 5]"))
                .contains("yaml:9:")
                .contains("not used")
                .contains("[5]");
        assertThat(refusedFile("attack.attacker: [3, 4]", "attack.attacker: [3, 7]"))
                .contains("shows a 7");
    }

    @Test
    void ten_megabytes_of_brackets_as_words_are_refused() {
        String brackets = "[".repeat(TEN_MEGABYTES);

        refused(arbiter(brackets));
        for (String command : List.of("roll", "odds", "run", "play", "rules", "coverage", "help", "completion")) {
            refused(arbiter(command, brackets));
        }
        refused(arbiter("odds", "(".repeat(TEN_MEGABYTES)));
    }

    @Test
    void ten_megabytes_of_brackets_in_a_file_are_refused() throws IOException {
        String brackets = "[".repeat(TEN_MEGABYTES);
        Path large = Files.writeString(folder.resolve("large.yaml"), brackets);
        Path deep = Files.writeString(folder.resolve("deep.yaml"), brackets.substring(0, 3 << 20));
        Path other = Files.writeString(folder.resolve("brackets"), brackets);

        for (String command : List.of("run", "odds", "play")) {
            refused(arbiter(command, large.toString()));
            refused(arbiter(command, deep.toString()));
            refused(arbiter(command, other.toString()));
        }
    }

    @Test
    void a_failure_of_ours_is_one_line_and_its_trace_only_for_those_who_ask() {
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        Terminal terminal = Terminal.of(new ByteArrayInputStream(new byte[0]), new ByteArrayOutputStream(), err);
        int quiet = Failures.report(new StackOverflowError(), false, terminal);
        terminal.flush();
        String told = err.toString(StandardCharsets.UTF_8);
        Failures.report(new StackOverflowError(), true, terminal);
        terminal.flush();

        assertThat(quiet).isEqualTo(3);
        assertThat(told.lines()).hasSize(1);
        assertThat(told).contains("please report it");
        assertThat(err.toString(StandardCharsets.UTF_8)).contains("\tat ");
    }

    private String refusedFile(String from, String to) throws IOException {
        String text = Files.readString(Path.of(situation("attack")));
        assertThat(text).contains(from);
        Path file = Files.writeString(folder.resolve("situation.yaml"), text.replace(from, to));
        return refused(arbiter("run", file.toString()));
    }

    /** The message of a refusal: short, without a stack trace, and with exit code 2. */
    private static String refused(Shell shell) {
        assertThat(shell.exit()).as(shell.err()).isEqualTo(2);
        assertThat(shell.err()).isNotBlank().doesNotContain("\tat ").doesNotContain("Exception");
        assertThat(shell.err().length()).isLessThan(1000);
        return shell.err();
    }
}
