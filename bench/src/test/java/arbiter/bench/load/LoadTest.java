package arbiter.bench.load;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A small run against a real server: whatever it measures, nothing may be lost. */
class LoadTest {

    private static final List<String> SERVER = List.of(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-XX:+UseSerialGC",
            "-cp",
            System.getProperty("java.class.path"),
            "arbiter.cli.Main",
            "serve");

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();

    private int run(String... words) throws IOException {
        return LoadMain.run(SERVER, printing(out), printing(err), words);
    }

    private static PrintStream printing(ByteArrayOutputStream into) {
        return new PrintStream(into, true, StandardCharsets.UTF_8);
    }

    @Test
    void everybody_at_a_few_tables_hears_everything() throws IOException {
        int code = run(
                "--tables",
                "3",
                "--seconds",
                "2",
                "--onlookers",
                "5",
                "--events",
                "40",
                "--starts",
                "1",
                "--game",
                "duel",
                "--encounter",
                "crossing");

        assertThat(err.toString(StandardCharsets.UTF_8)).isEmpty();
        assertThat(code).isZero();
        assertThat(out.toString(StandardCharsets.UTF_8))
                .contains("start to first answer", "command to last seat", "with 5 onlookers", "opened after kill -9")
                .contains("nothing lost               yes")
                .doesNotContain("NO:");
    }

    @Test
    void a_wrong_call_is_explained() throws IOException {
        assertThat(run("--tables", "many")).isEqualTo(2);
        assertThat(err.toString(StandardCharsets.UTF_8)).contains("--tables is a number from 1 to 5000");
    }

    @Test
    void the_options_are_listed() throws IOException {
        assertThat(run("--help")).isZero();
        assertThat(out.toString(StandardCharsets.UTF_8)).contains("usage: bench/load");
    }

    @Test
    void most_times_stay_below() {
        Times times = new Times();
        for (int i = 100; i > 0; i--) {
            times.add(i * 1_000_000L);
        }
        assertThat(times.milliseconds(0.5)).isEqualTo(50);
        assertThat(times.milliseconds(0.99)).isEqualTo(99);
        assertThat(times.milliseconds(0)).isEqualTo(1);
    }
}
