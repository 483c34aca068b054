package arbiter.bench;

import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.openjdk.jmh.runner.RunnerException;

/** Checks and measures every pair. Ends with 0 when done, 1 when an answer is wrong, 2 when it was called wrongly. */
public final class Main {

    private static final long MILLISECOND = 1_000_000;
    private static final long WARM_UP = 750 * MILLISECOND;
    private static final long BATCH = 4 * MILLISECOND;

    private final PrintStream out;
    private final PrintStream err;

    Main(PrintStream out, PrintStream err) {
        this.out = out;
        this.err = err;
    }

    public static void main(String[] arguments) throws RunnerException {
        PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
        PrintStream err = new PrintStream(System.err, true, StandardCharsets.UTF_8);
        System.exit(new Main(out, err).run(arguments));
    }

    int run(String... arguments) throws RunnerException {
        try {
            Options options = Options.of(arguments);
            List<Pair> pairs = options.pick(options.noise() ? Pairs.noise() : Pairs.all());
            if (options.help()) {
                out.print(Options.HELP);
                return 0;
            }
            if (options.list()) {
                pairs.forEach(pair -> out.println(pair.name()));
                return 0;
            }
            return compare(options, pairs);
        } catch (IllegalArgumentException wrong) {
            err.println("bench: " + wrong.getMessage());
            return 2;
        }
    }

    private int compare(Options options, List<Pair> pairs) throws RunnerException {
        List<String> problems =
                pairs.stream().flatMap(pair -> Ratios.problems(pair).stream()).toList();
        if (!problems.isEmpty()) {
            problems.forEach(err::println);
            return 1;
        }
        List<Measurement> measurements = options.jmh() ? Jmh.measure(pairs, options.json()) : alternate(options, pairs);
        if (options.json()) {
            out.println(Report.json(measurements));
        } else if (options.jmh()) {
            out.println(Report.heading());
            measurements.forEach(measurement -> out.println(Report.line(measurement)));
        }
        return 0;
    }

    private List<Measurement> alternate(Options options, List<Pair> pairs) {
        Ratios ratios = new Ratios(System::nanoTime, options.rounds(), WARM_UP, BATCH);
        List<Measurement> measurements = new ArrayList<>();
        if (!options.json()) {
            out.println("Answers checked. Times are for orientation, ratios count.");
            out.println(Report.heading());
        }
        ratios.measure(pairs, measurement -> {
            measurements.add(measurement);
            if (!options.json()) {
                out.println(Report.line(measurement));
            }
        });
        if (Double.isNaN(ratios.sum())) {
            throw new IllegalStateException("a program returned something that is not a number");
        }
        return measurements;
    }
}
