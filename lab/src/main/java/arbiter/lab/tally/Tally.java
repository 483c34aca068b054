package arbiter.lab.tally;

import arbiter.content.json.Json;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * What came of some fights of a job. Tallies of parts of a run, put together in any order, are the tally of the whole
 * run bit for bit; counts are whole numbers for that reason.
 *
 * @param fights how many fights
 * @param ends how many of them ended for which reason
 * @param texts how many ended in which words
 * @param sides the sides, by name
 * @param rounds the rounds, by number
 * @param units the units, by id
 * @param decisions dice thrown and answers given, in all fights
 * @param leadChanges how often another side came to stand best, in all fights
 * @param best the best fights for the first side, the best first
 * @param worst the worst fights for it, the worst first
 * @param sample the fights with the lowest numbers
 * @param faults the fights with the lowest numbers that the rules could not finish
 */
public record Tally(
        long fights,
        Map<FightEnd, Long> ends,
        Map<String, Long> texts,
        Map<String, SideTally> sides,
        Map<Integer, RoundTally> rounds,
        Map<String, UnitTally> units,
        long decisions,
        long leadChanges,
        List<Example> best,
        List<Example> worst,
        List<Example> sample,
        List<Fault> faults) {

    /** So many of the best, of the worst and of the faults are kept. */
    static final int EXTREMES = 3;

    /** So many fights are kept to find a typical one among. */
    static final int SAMPLE = 100;

    public static final Tally NONE = new Tally(
            0, Map.of(), Map.of(), Map.of(), Map.of(), Map.of(), 0, 0, List.of(), List.of(), List.of(), List.of());

    public Tally {
        ends = Collections.unmodifiableMap(new TreeMap<>(ends));
        texts = Collections.unmodifiableMap(new TreeMap<>(texts));
        sides = Collections.unmodifiableMap(new TreeMap<>(sides));
        rounds = Collections.unmodifiableMap(new TreeMap<>(rounds));
        units = Collections.unmodifiableMap(new TreeMap<>(units));
        best = List.copyOf(best);
        worst = List.copyOf(worst);
        sample = List.copyOf(sample);
        faults = List.copyOf(faults);
    }

    public static Tally read(String json) {
        return Json.plain().read(json, Tally.class);
    }

    public String write() {
        return Json.plain().write(this);
    }

    /** Both together; the fights of one must not be among those of the other. */
    public Tally and(Tally other) {
        return new Tally(
                fights + other.fights,
                Sums.of(ends, other.ends, Long::sum),
                Sums.of(texts, other.texts, Long::sum),
                Sums.of(sides, other.sides, SideTally::and),
                Sums.of(rounds, other.rounds, RoundTally::and),
                Sums.of(units, other.units, UnitTally::and),
                decisions + other.decisions,
                leadChanges + other.leadChanges,
                first(best, other.best, Example.BEST, EXTREMES),
                first(worst, other.worst, Example.WORST, EXTREMES),
                first(sample, other.sample, Comparator.comparingLong(Example::number), SAMPLE),
                first(faults, other.faults, Comparator.comparingLong(Fault::number), EXTREMES));
    }

    private static <T> List<T> first(List<T> one, List<T> other, Comparator<T> order, int most) {
        return Stream.concat(one.stream(), other.stream())
                .sorted(order)
                .limit(most)
                .toList();
    }

    public SideTally side(String side) {
        return sides.getOrDefault(side, SideTally.NONE);
    }

    public long ended(FightEnd end) {
        return ends.getOrDefault(end, 0L);
    }

    /** Fights that nobody won, those that were stopped among them. */
    public long drawn() {
        return fights - sides.values().stream().mapToLong(SideTally::won).sum();
    }

    /** What that side won, a fight that nobody won counting half. */
    public double won(String side) {
        return side(side).won() + drawn() / 2.0;
    }
}
