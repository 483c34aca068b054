package arbiter.lab.compare;

import arbiter.content.json.Json;
import arbiter.lab.statistics.ShareInterval;

/**
 * What a comparison says.
 *
 * @param side for whom A or B is better
 * @param step the difference that was asked about
 * @param evidence for B being better by the step rather than not at all, as a logarithm; it is enough at 2.94
 * @param evidenceAgainst the same for A
 * @param unpaired how many fights of each the same answer would have taken with dice of their own
 */
public record Comparison(
        String a,
        String b,
        String game,
        String side,
        long seed,
        Answer answer,
        long pairs,
        long limit,
        double step,
        Difference difference,
        ShareInterval inA,
        ShareInterval inB,
        PairTally counts,
        double evidence,
        double evidenceAgainst,
        long unpaired) {

    /** What is known by now. */
    public enum Answer {
        B_BETTER,
        A_BETTER,
        NO_SUCH_DIFFERENCE,
        NOTHING_DIFFERS,
        CANNOT_TELL
    }

    public String write() {
        return Json.plain().readable(this);
    }
}
