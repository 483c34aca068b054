package arbiter.bench;

import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** One program of a pair under JMH, in a process of its own. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 300, timeUnit = TimeUnit.MILLISECONDS)
@Measurement(iterations = 5, time = 300, timeUnit = TimeUnit.MILLISECONDS)
public class PairBenchmark {

    static final String YARDSTICK = "yardstick";
    static final String CANDIDATE = "candidate";

    @Param("T1")
    public String pair;

    @Param({YARDSTICK, CANDIDATE})
    public String side;

    private Program program;

    @Setup
    public void find() {
        Pair found = Stream.concat(Pairs.all().stream(), Pairs.noise().stream())
                .filter(candidate -> candidate.name().equals(pair))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no pair is called " + pair));
        program = side.equals(YARDSTICK) ? found.yardstick() : found.candidate();
    }

    @Benchmark
    public double run() {
        return program.work().getAsDouble();
    }
}
