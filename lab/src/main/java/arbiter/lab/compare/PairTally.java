package arbiter.lab.compare;

import arbiter.content.json.Json;
import arbiter.lab.statistics.PairCounts;
import arbiter.lab.statistics.ShareInterval;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Pairs of fights with the same number, one of A and one of B, by what a side got in each: lost, undecided or won.
 * Tallies of parts, put together in any order, are the tally of all.
 *
 * @param counts nine counts: those lost in A come first (lost, undecided, won in B), then undecided, then won
 */
public record PairTally(List<Long> counts) {

    private static final int KINDS = 3;

    public static final PairTally NONE =
            new PairTally(IntStream.range(0, KINDS * KINDS).mapToObj(i -> 0L).toList());

    /** The quantile of the normal distribution for 95 %, both tails. */
    private static final double Z = 1.959964;

    public PairTally {
        counts = List.copyOf(counts);
        if (counts.size() != KINDS * KINDS || counts.stream().anyMatch(count -> count < 0)) {
            throw new IllegalArgumentException("pairs are counted in nine kinds, from 0 on, not as " + counts);
        }
    }

    public static PairTally read(String json) {
        return Json.plain().read(json, PairTally.class);
    }

    public String write() {
        return Json.plain().write(this);
    }

    /** One pair: none for a fight lost, one for one that nobody won, two for one won. */
    public static PairTally of(int halvesInA, int halvesInB) {
        int place = halvesInA * KINDS + halvesInB;
        return new PairTally(IntStream.range(0, KINDS * KINDS)
                .mapToObj(i -> i == place ? 1L : 0L)
                .toList());
    }

    public PairTally and(PairTally other) {
        return new PairTally(IntStream.range(0, KINDS * KINDS)
                .mapToObj(i -> counts.get(i) + other.counts.get(i))
                .toList());
    }

    public long count(int halvesInA, int halvesInB) {
        return counts.get(halvesInA * KINDS + halvesInB);
    }

    public long pairs() {
        return counts.stream().mapToLong(Long::longValue).sum();
    }

    /** The pairs by how much better B did, as the sequential test takes them. */
    public PairCounts better() {
        long[] kinds = new long[5];
        for (int a = 0; a < KINDS; a++) {
            for (int b = 0; b < KINDS; b++) {
                kinds[b - a + 2] += count(a, b);
            }
        }
        return PairCounts.of(kinds);
    }

    public ShareInterval shareInA() {
        return share(true);
    }

    public ShareInterval shareInB() {
        return share(false);
    }

    private ShareInterval share(boolean ofA) {
        double halves = 0;
        for (int a = 0; a < KINDS; a++) {
            for (int b = 0; b < KINDS; b++) {
                halves += count(a, b) * (ofA ? a : b);
            }
        }
        return ShareInterval.of(halves / 2, (int) pairs());
    }

    /** By how much the share in B is above that in A. */
    public Difference difference() {
        long pairs = pairs();
        if (pairs == 0) {
            throw new IllegalStateException("no pair has been played");
        }
        double sum = 0;
        double squares = 0;
        for (int a = 0; a < KINDS; a++) {
            for (int b = 0; b < KINDS; b++) {
                double more = (b - a) / 2.0;
                sum += count(a, b) * more;
                squares += count(a, b) * more * more;
            }
        }
        double mean = sum / pairs;
        // One more pair that went either way keeps a run without any difference from being too sure.
        double variance = Math.max(0, (squares + 1) / (pairs + 1) - mean * mean);
        double half = Z * Math.sqrt(variance / pairs);
        return new Difference(mean, Math.max(-1, mean - half), Math.min(1, mean + half));
    }

    /** How many fights of each it would take without the same dice to know the difference as well. */
    public long unpaired() {
        Difference difference = difference();
        double half = (difference.high() - difference.low()) / 2;
        double a = shareInA().share();
        double b = shareInB().share();
        double spread = a * (1 - a) + b * (1 - b);
        return half <= 0 ? pairs() : Math.round(Z * Z * spread / (half * half));
    }
}
