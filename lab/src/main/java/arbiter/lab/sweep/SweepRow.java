package arbiter.lab.sweep;

import arbiter.lab.statistics.ShareInterval;
import arbiter.lab.tally.FightEnd;
import arbiter.lab.tally.RoundTally;
import arbiter.lab.tally.Tally;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** What came of one variant, or why it cannot be played. */
public record SweepRow(int variant, List<String> labels, Tally tally, Optional<String> problem) {

    static SweepRow of(SweepPlan plan, SweepPart part) {
        return new SweepRow(
                part.variant(),
                plan.choices(part.variant()).stream()
                        .map(Variation.Choice::label)
                        .toList(),
                slim(part.tally()),
                part.problem());
    }

    /** A sweep has many rows; what no row tells is not kept. */
    private static Tally slim(Tally tally) {
        return new Tally(
                tally.fights(),
                tally.ends(),
                Map.of(),
                tally.sides(),
                tally.rounds(),
                Map.of(),
                tally.decisions(),
                0,
                List.of(),
                List.of(),
                List.of(),
                tally.faults());
    }

    /** The share of a side, if any fight was played. */
    public Optional<ShareInterval> share(String side) {
        return tally.fights() == 0
                ? Optional.empty()
                : Optional.of(ShareInterval.of(tally.won(side), (int) tally.fights()));
    }

    /** The cells of the results, in the order of {@link SweepTable#results}. */
    List<Optional<Object>> results(List<String> sides) {
        List<Optional<Object>> cells = new ArrayList<>();
        cells.add(Optional.of(tally.fights()));
        sides.forEach(side -> cells.add(played(tally.side(side).won())));
        cells.add(played(tally.drawn()));
        Optional<ShareInterval> share = share(sides.get(0));
        cells.add(share.map(ShareInterval::share));
        cells.add(share.map(ShareInterval::low));
        cells.add(share.map(ShareInterval::high));
        cells.add(played(round(0.5)));
        cells.add(played(round(0.95)));
        cells.add(played(tally.decisions()));
        cells.add(played(tally.ended(FightEnd.ROUNDS) + tally.ended(FightEnd.DECISIONS)));
        cells.add(played(tally.ended(FightEnd.FAULT)));
        cells.add(problem.map(reason -> reason));
        return cells;
    }

    private Optional<Object> played(long value) {
        return tally.fights() == 0 ? Optional.empty() : Optional.of(value);
    }

    /** By the end of which round that share of the fights is over. */
    private long round(double share) {
        long over = 0;
        for (Map.Entry<Integer, RoundTally> round : new TreeMap<>(tally.rounds()).entrySet()) {
            over += round.getValue().endedFights();
            if (over >= share * tally.fights()) {
                return round.getKey();
            }
        }
        return 0;
    }
}
