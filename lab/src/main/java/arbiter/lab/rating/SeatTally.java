package arbiter.lab.rating;

import arbiter.lab.statistics.PairCounts;
import arbiter.lab.statistics.ShareInterval;
import java.util.ArrayList;
import java.util.List;

/**
 * Pairs of fights with the same dice and the seats exchanged, by what somebody got in both together. Tallies of parts,
 * put together in any order, are the tally of all.
 *
 * @param first half wins in the first seat
 * @param second in the second
 */
public record SeatTally(PairCounts pairs, long first, long second) {

    public static final SeatTally NONE = new SeatTally(PairCounts.NONE, 0, 0);

    SeatTally and(int halvesFirst, int halvesSecond) {
        return new SeatTally(pairs.and(halvesFirst + halvesSecond), first + halvesFirst, second + halvesSecond);
    }

    public SeatTally and(SeatTally other) {
        List<Long> sums = new ArrayList<>();
        for (int i = 0; i < pairs.counts().size(); i++) {
            sums.add(pairs.counts().get(i) + other.pairs.counts().get(i));
        }
        return new SeatTally(new PairCounts(sums), first + other.first, second + other.second);
    }

    public long fights() {
        return 2 * pairs.pairs();
    }

    /** Fights won, one that nobody won counting half. */
    public double won() {
        return (first + second) / 2.0;
    }

    public ShareInterval share() {
        return ShareInterval.of(won(), (int) fights());
    }

    public ShareInterval inFirstSeat() {
        return ShareInterval.of(first / 2.0, (int) pairs.pairs());
    }

    public ShareInterval inSecondSeat() {
        return ShareInterval.of(second / 2.0, (int) pairs.pairs());
    }
}
