package arbiter.bench;

import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.DoubleSupplier;

/**
 * This version against another one: the candidates of both, alternately in one virtual machine, by the processor time
 * of the thread. The other version is the yardstick. Ends with 0 when done, 1 when the two gave different answers, 2
 * when it was called wrongly.
 */
public final class Against {

    static final String HELP = """
            Usage: bench/against CHECKOUT [options] [NAME...]

            Compares this version with the one in another checkout, which has to be packaged.
            A NAME picks the pairs whose name starts with it; without one all are compared.

              --list       print the names of the pairs both versions have and stop
              --rounds N   compare N times (default 101, at least 5)
              --json       print the result as JSON
              --help       print this page
            """;

    private static final long MILLISECOND = 1_000_000;
    private static final long WARM_UP = 1_500 * MILLISECOND;
    /** Some twenty fights: they are not equally long, and the two versions may be at different ones. */
    private static final long BATCH = 40 * MILLISECOND;

    private static final int COMPARED_ANSWERS = 10;
    private static final double ROUNDING = 1e-9;

    private final PrintStream out;
    private final PrintStream err;

    Against(PrintStream out, PrintStream err) {
        this.out = out;
        this.err = err;
    }

    public static void main(String[] arguments) {
        PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
        PrintStream err = new PrintStream(System.err, true, StandardCharsets.UTF_8);
        System.exit(new Against(out, err).run(Path.of(""), arguments));
    }

    int run(Path here, String... arguments) {
        try {
            List<String> words = new ArrayList<>(List.of(arguments));
            if (words.contains("--help")) {
                out.print(HELP);
                return 0;
            }
            if (words.isEmpty() || words.get(0).startsWith("-")) {
                throw new IllegalArgumentException("the checkout to compare with comes first; --help prints more");
            }
            BuiltCheckout other = new BuiltCheckout(Path.of(words.remove(0)));
            Options options = Options.of(words.toArray(new String[0]));
            List<Pair> pairs = options.pick(pairs(other.candidates(), new BuiltCheckout(here).candidates()));
            if (options.list()) {
                pairs.forEach(pair -> out.println(pair.name()));
                return 0;
            }
            return compare(options, pairs);
        } catch (IllegalArgumentException wrong) {
            err.println("against: " + wrong.getMessage());
            return 2;
        }
    }

    /** What both versions have, the other one as the yardstick. */
    static List<Pair> pairs(Map<String, DoubleSupplier> other, Map<String, DoubleSupplier> here) {
        return here.entrySet().stream()
                .filter(candidate -> other.containsKey(candidate.getKey()))
                .map(candidate -> Pair.forOrientation(
                        candidate.getKey(),
                        new Program(other.get(candidate.getKey()), List::of),
                        new Program(candidate.getValue(), List::of)))
                .toList();
    }

    private int compare(Options options, List<Pair> pairs) {
        List<String> differences =
                pairs.stream().flatMap(pair -> differences(pair).stream()).toList();
        differences.forEach(err::println);
        List<Measurement> measurements = new ArrayList<>();
        if (!options.json()) {
            out.println("The other checkout is the yardstick. Processor time of the thread; ratios count.");
            out.println(Report.heading());
        }
        ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        new Ratios(threads::getCurrentThreadCpuTime, options.rounds(), WARM_UP, BATCH).measure(pairs, measurement -> {
            measurements.add(measurement);
            if (!options.json()) {
                out.println(Report.line(measurement));
            }
        });
        if (options.json()) {
            out.println(Report.json(measurements));
        }
        return differences.isEmpty() ? 0 : 1;
    }

    /** The first answers that differ. They are measured all the same: a mended rule leads to other fights. */
    static List<String> differences(Pair pair) {
        for (int run = 1; run <= COMPARED_ANSWERS; run++) {
            double other = pair.yardstick().work().getAsDouble();
            double here = pair.candidate().work().getAsDouble();
            if (Math.abs(other - here) > ROUNDING * Math.max(1, Math.abs(other))) {
                return List.of(pair.name() + ": run " + run + " gives " + other + " there and " + here + " here");
            }
        }
        return List.of();
    }
}
