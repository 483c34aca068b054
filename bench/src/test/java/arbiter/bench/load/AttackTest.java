package arbiter.bench.load;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** One short attack on a real server: others play on. */
class AttackTest {

    private static final List<String> ARBITER = List.of(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-XX:+UseSerialGC",
            "-cp",
            System.getProperty("java.class.path"),
            "arbiter.cli.Main");

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();

    private int run(String... words) throws IOException {
        return AttackMain.run(ARBITER, printing(out), printing(err), words);
    }

    private static PrintStream printing(ByteArrayOutputStream into) {
        return new PrintStream(into, true, StandardCharsets.UTF_8);
    }

    @Test
    void whoever_sends_too_much_is_refused_and_others_play_on() throws IOException {
        int code = run("--seconds", "1", "--tables", "1", "--commands", "10", "--only", "commands as fast");

        assertThat(err.toString(StandardCharsets.UTF_8)).isEmpty();
        assertThat(code).isZero();
        assertThat(out.toString(StandardCharsets.UTF_8))
                .contains("within the target", "nobody")
                .containsPattern("commands as fast as they go .* 429 x \\d");
    }

    @Test
    void what_was_once_found_stays_closed() throws IOException {
        int code = run("--only", "findings");

        assertThat(err.toString(StandardCharsets.UTF_8)).isEmpty();
        assertThat(code).isZero();
        assertThat(out.toString(StandardCharsets.UTF_8))
                .contains("F1 ", "F3 ", "F5 ", "F8 ", "F9 ", "F10 ")
                .doesNotContain("BACK", "to the last seat");
    }

    @Test
    void a_wrong_call_is_explained() throws IOException {
        assertThat(run("--heap", "much")).isEqualTo(2);
        assertThat(err.toString(StandardCharsets.UTF_8)).contains("--heap is a size such as 512m");
        assertThat(run("--help")).isZero();
        assertThat(out.toString(StandardCharsets.UTF_8)).contains("usage: bench/attack");
    }
}
