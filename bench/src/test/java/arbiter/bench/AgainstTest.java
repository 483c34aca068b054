package arbiter.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AgainstTest {

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();

    @TempDir
    Path empty;

    private int run(String... arguments) {
        return new Against(print(out), print(err)).run(empty, arguments);
    }

    private static PrintStream print(ByteArrayOutputStream bytes) {
        return new PrintStream(bytes, true, StandardCharsets.UTF_8);
    }

    @Test
    void help_needs_no_checkout() {
        assertThat(run("--help")).isZero();
        assertThat(out.toString(StandardCharsets.UTF_8)).startsWith("Usage: bench/against CHECKOUT");
    }

    @Test
    void a_checkout_that_is_missing_or_not_packaged_is_refused() {
        assertThat(run("--rounds", "5")).isEqualTo(2);
        assertThat(run(empty.toString())).isEqualTo(2);
        assertThat(err.toString(StandardCharsets.UTF_8).lines())
                .containsExactly(
                        "against: the checkout to compare with comes first; --help prints more",
                        "against: no packaged benchmarks in " + empty + ": bench/target/bench-0.1.0.jar is missing");
    }

    @Test
    void what_both_versions_have_is_compared_with_the_other_as_the_yardstick() {
        List<Pair> pairs = Against.pairs(Map.of("copy", () -> 1, "gone", () -> 2), Map.of("copy", () -> 3));

        assertThat(pairs).extracting(Pair::name).containsExactly("copy");
        assertThat(pairs.get(0).yardstick().work().getAsDouble()).isEqualTo(1);
        assertThat(pairs.get(0).candidate().work().getAsDouble()).isEqualTo(3);
    }

    @Test
    void answers_are_compared_run_by_run() {
        AtomicInteger fights = new AtomicInteger();
        Program three = new Program(() -> 3, List::of);
        Program changing = new Program(() -> fights.incrementAndGet() < 4 ? 3 : 4, List::of);

        assertThat(Against.differences(Pair.forOrientation("fight", three, three)))
                .isEmpty();
        assertThat(Against.differences(Pair.forOrientation("fight", three, changing)))
                .containsExactly("fight: run 4 gives 3.0 there and 4.0 here");
    }
}
