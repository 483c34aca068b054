package arbiter.lab.builds;

import arbiter.lab.statistics.ShareInterval;
import java.util.Map;

/**
 * The strongest build of its kind that was found.
 *
 * @param axes where it stands on each axis
 * @param won what it won against all opponents together, in fights that the search has not seen
 * @param made how it came about: shipped, drawn at the desk, or the steps from another one
 * @param file the build as a file
 * @param replay a fight of those, to be looked at
 */
public record Elite(
        String name,
        String summary,
        Map<String, Integer> axes,
        ShareInterval won,
        long fights,
        String made,
        String file,
        Replay replay) {

    /** The number of a fight of the build against that opponent: {@code arbiter duel FILE OPPONENT --seed N --fight N}. */
    public record Replay(String opponent, long seed, long fight) {}
}
