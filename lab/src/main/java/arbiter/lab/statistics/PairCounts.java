package arbiter.lab.statistics;

import java.util.Arrays;
import java.util.List;

/** How many pairs of fights brought nothing, half a win, one, one and a half, two. */
public record PairCounts(List<Long> counts) {

    public static final PairCounts NONE = new PairCounts(List.of(0L, 0L, 0L, 0L, 0L));

    public PairCounts {
        counts = List.copyOf(counts);
        if (counts.size() != 5 || counts.stream().anyMatch(count -> count < 0)) {
            throw new IllegalArgumentException("pairs are counted in five kinds, from 0 on, not as " + counts);
        }
    }

    public static PairCounts of(long... counts) {
        return new PairCounts(Arrays.stream(counts).boxed().toList());
    }

    /** One pair more, that brought so many half wins. */
    public PairCounts and(int halves) {
        long[] more = counts.stream().mapToLong(Long::longValue).toArray();
        more[halves]++;
        return of(more);
    }

    public long pairs() {
        return counts.stream().mapToLong(Long::longValue).sum();
    }

    /** The same pairs as the other one saw them. */
    public PairCounts mirrored() {
        return of(counts.get(4), counts.get(3), counts.get(2), counts.get(1), counts.get(0));
    }
}
