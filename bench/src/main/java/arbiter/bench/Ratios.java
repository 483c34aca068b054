package arbiter.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.LongSupplier;

/**
 * Times two programs alternately in one run, so that whatever slows the machine down slows both. Each round times one
 * batch of each, in changing order.
 */
public final class Ratios {

    /** Fewer rounds than this do not give a trustworthy median. */
    public static final int FEWEST_ROUNDS = 5;

    /** Warming up goes on while it makes a program faster by at least this. */
    private static final double FASTER = 0.95;

    private static final int IDLE_STRETCHES = 4;
    private static final int MOST_STRETCHES = 20;

    private record Runs(long yardstick, long candidate) {}

    private final LongSupplier nanos;
    private final int rounds;
    private final long warmUp;
    private final long batch;
    private double sum;

    /** The clock counts nanoseconds; warm-up is the least time of one stretch of it, batch the least time of one sample. */
    public Ratios(LongSupplier nanos, int rounds, long warmUp, long batch) {
        if (rounds < FEWEST_ROUNDS) {
            throw new IllegalArgumentException(rounds + " rounds are too few, at least " + FEWEST_ROUNDS);
        }
        this.nanos = nanos;
        this.rounds = rounds;
        this.warmUp = warmUp;
        this.batch = batch;
    }

    /** What is wrong with the answers of the pair; only when this is empty is its speed worth anything. */
    public static List<String> problems(Pair pair) {
        List<String> problems = new ArrayList<>();
        pair.yardstick().problems().get().forEach(text -> problems.add(pair.name() + ", yardstick: " + text));
        pair.candidate().problems().get().forEach(text -> problems.add(pair.name() + ", candidate: " + text));
        return problems;
    }

    /**
     * Measures pair after pair and hands on each result. All are warmed up before the first is timed: what the virtual
     * machine has learnt then no longer depends on the order of the pairs.
     */
    public void measure(List<Pair> pairs, Consumer<Measurement> results) {
        pairs.forEach(this::warmUp);
        pairs.forEach(pair -> results.accept(measure(pair)));
    }

    /** Stretch after stretch until four in a row were hardly faster than the best before: a whole game takes many. */
    private void warmUp(Pair pair) {
        double best = Double.POSITIVE_INFINITY;
        int idle = 0;
        for (int stretch = 0; stretch < MOST_STRETCHES && idle < IDLE_STRETCHES; stretch++) {
            double time = time(pair.candidate(), stretch(pair).candidate());
            idle = time < FASTER * best ? 0 : idle + 1;
            best = Math.min(best, time);
        }
    }

    private Measurement measure(Pair pair) {
        Runs runs = stretch(pair);
        double[] yardstick = new double[rounds];
        double[] candidate = new double[rounds];
        for (int round = 0; round < rounds; round++) {
            if (round % 2 == 0) {
                yardstick[round] = time(pair.yardstick(), runs.yardstick);
                candidate[round] = time(pair.candidate(), runs.candidate);
            } else {
                candidate[round] = time(pair.candidate(), runs.candidate);
                yardstick[round] = time(pair.yardstick(), runs.yardstick);
            }
        }
        return Measurement.of(pair, yardstick, candidate);
    }

    /** Runs both for a while, and finds out how many runs of each make a batch. */
    private Runs stretch(Pair pair) {
        long end = nanos.getAsLong() + warmUp;
        long yardstickRuns = 1;
        long candidateRuns = 1;
        do {
            yardstickRuns = longEnough(pair.yardstick(), yardstickRuns);
            candidateRuns = longEnough(pair.candidate(), candidateRuns);
        } while (nanos.getAsLong() < end);
        return new Runs(yardstickRuns, candidateRuns);
    }

    /** Runs the program, and twice as often next time if a batch of so many runs is too short to time. */
    private long longEnough(Program program, long runs) {
        return time(program, runs) * runs < batch ? 2 * runs : runs;
    }

    /** Nanoseconds a run. */
    private double time(Program program, long runs) {
        double numbers = 0;
        long start = nanos.getAsLong();
        for (long run = 0; run < runs; run++) {
            numbers += program.work().getAsDouble();
        }
        long end = nanos.getAsLong();
        sum += numbers;
        return (double) (end - start) / runs;
    }

    /** All numbers the programs returned: reading it keeps their work from being optimised away. */
    public double sum() {
        return sum;
    }
}
