package arbiter.bench.load;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A few seconds of it: people come back to what they left, and the figures are there. */
class SoakTest {

    private static final List<String> ARBITER = List.of(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-XX:+UseSerialGC",
            "-XX:TieredStopAtLevel=1",
            "-cp",
            System.getProperty("java.class.path"),
            "arbiter.cli.Main");

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();

    private int run(String... words) throws IOException {
        return SoakMain.run(ARBITER, printing(out), printing(err), words);
    }

    private static PrintStream printing(ByteArrayOutputStream into) {
        return new PrintStream(into, true, StandardCharsets.UTF_8);
    }

    @Test
    void a_short_evening_loses_nothing_and_leaves_nothing_open() throws IOException {
        int code = run("--seconds", "3", "--tables", "2", "--game", "duel", "--encounter", "crossing");

        assertThat(err.toString(StandardCharsets.UTF_8)).isEmpty();
        assertThat(code).isZero();
        assertThat(out.toString(StandardCharsets.UTF_8).lines().filter(line -> line.matches("( +[\\d.,]+){11}")))
                .hasSize(11);
        assertThat(out.toString(StandardCharsets.UTF_8)).contains("nothing lost: yes", "copies kept: ");
    }

    @Test
    void a_wrong_call_is_explained() throws IOException {
        assertThat(run("--seconds", "9999")).isEqualTo(2);
        assertThat(err.toString(StandardCharsets.UTF_8)).contains("--seconds is a number from 3 to 7200");
        assertThat(run("--help")).isZero();
    }
}
