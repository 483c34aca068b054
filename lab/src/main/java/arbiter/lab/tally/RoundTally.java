package arbiter.lab.tally;

import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;

/**
 * A round in all fights of a tally.
 *
 * @param ended the fights that ended in it, by the side that won, "" for nobody
 * @param open the fights that went on after it
 * @param leaderWon of those, the fights that were won by the side that stood best at the end of the round
 * @param leaderLost those won by another side
 */
public record RoundTally(Map<String, Long> ended, long open, long leaderWon, long leaderLost) {

    public static final RoundTally NONE = new RoundTally(Map.of(), 0, 0, 0);

    public RoundTally {
        ended = Collections.unmodifiableMap(new TreeMap<>(ended));
    }

    public RoundTally and(RoundTally other) {
        return new RoundTally(
                Sums.of(ended, other.ended, Long::sum),
                open + other.open,
                leaderWon + other.leaderWon,
                leaderLost + other.leaderLost);
    }

    public long endedFights() {
        return ended.values().stream().mapToLong(Long::longValue).sum();
    }
}
