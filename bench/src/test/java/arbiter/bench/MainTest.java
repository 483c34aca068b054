package arbiter.bench;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;

class MainTest {

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();

    private int run(String... arguments) throws Exception {
        return new Main(print(out), print(err)).run(arguments);
    }

    private static PrintStream print(ByteArrayOutputStream bytes) {
        return new PrintStream(bytes, true, StandardCharsets.UTF_8);
    }

    @Test
    void help_and_the_list_of_pairs_measure_nothing() throws Exception {
        assertThat(run("--help")).isZero();
        assertThat(run("--noise", "--list")).isZero();
        assertThat(out.toString(StandardCharsets.UTF_8)).contains("Usage: bench/run", "\nT1\nT2\nT3a\n");
    }

    @Test
    void a_name_picks_what_starts_with_it() throws Exception {
        assertThat(run("--list", "--noise", "t3")).isZero();
        assertThat(out).hasToString("T3a\nT3b\n");
    }

    @Test
    void wrong_arguments_are_refused_in_words() throws Exception {
        assertThat(run("--fast")).isEqualTo(2);
        assertThat(run("--rounds", "4")).isEqualTo(2);
        assertThat(run("--rounds")).isEqualTo(2);
        assertThat(run("T9")).isEqualTo(2);
        assertThat(err).hasToString("""
                        bench: unknown option --fast; --help prints the options
                        bench: --rounds needs a number of at least 5, not 4
                        bench: --rounds needs a number of at least 5, not nothing
                        bench: no pair starts with T9; --list prints their names
                        """);
    }

    @Test
    void a_line_of_the_table_shows_times_ratio_target_and_verdict() {
        Measurement measurement = new Measurement("T1 fast", 42_000, 63_000, 1.5, 1.4, 1.75, OptionalDouble.of(2));

        assertThat(Report.line(measurement).replaceAll(" +", " "))
                .isEqualTo("T1 fast 42.00 µs 63.00 µs 1.50 1.40 - 1.75 2.00 met");
    }

    @Test
    void the_json_has_the_same_numbers() throws Exception {
        JsonNode json = new ObjectMapper()
                .readTree(Report.json(List.of(
                        new Measurement("T1 fast", 42_000, 126_000, 3, 2.5, 3.5, OptionalDouble.of(2)),
                        new Measurement("D1", 50, 100, 2, 1.9, 2.1, OptionalDouble.empty()))));

        JsonNode first = json.at("/pairs/0");
        assertThat(first.get("name").asText()).isEqualTo("T1 fast");
        assertThat(first.get("ratio").asDouble()).isEqualTo(3);
        assertThat(first.get("target").asDouble()).isEqualTo(2);
        assertThat(first.get("met").asBoolean()).isFalse();
        assertThat(json.at("/pairs/1").has("met")).isFalse();
    }
}
