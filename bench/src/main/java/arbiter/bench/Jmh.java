package arbiter.bench;

import static arbiter.bench.PairBenchmark.CANDIDATE;
import static arbiter.bench.PairBenchmark.YARDSTICK;

import java.util.Collection;
import java.util.List;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.VerboseMode;

/** Runs pairs under JMH. It runs one program after the other, so its ratios are less sharp than alternating ones. */
final class Jmh {

    private Jmh() {}

    static List<Measurement> measure(List<Pair> pairs, boolean quiet) throws RunnerException {
        OptionsBuilder options = new OptionsBuilder();
        options.include(PairBenchmark.class.getName());
        options.param("pair", pairs.stream().map(Pair::name).toArray(String[]::new));
        options.verbosity(quiet ? VerboseMode.SILENT : VerboseMode.NORMAL);
        Collection<RunResult> results = new Runner(options.build()).run();
        return pairs.stream().map(pair -> measurement(pair, results)).toList();
    }

    private static Measurement measurement(Pair pair, Collection<RunResult> results) {
        double[] yardstick = {nanos(pair, YARDSTICK, results)};
        double[] candidate = {nanos(pair, CANDIDATE, results)};
        return Measurement.of(pair, yardstick, candidate);
    }

    private static double nanos(Pair pair, String side, Collection<RunResult> results) {
        return results.stream()
                .filter(result -> result.getParams().getParam("pair").equals(pair.name()))
                .filter(result -> result.getParams().getParam("side").equals(side))
                .mapToDouble(result -> result.getPrimaryResult().getScore())
                .findFirst()
                .orElseThrow(() -> new IllegalStateException("JMH has no result for " + pair.name() + ", " + side));
    }
}
