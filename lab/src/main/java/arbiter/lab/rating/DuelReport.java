package arbiter.lab.rating;

import arbiter.content.json.Json;
import arbiter.lab.statistics.ShareInterval;

/**
 * What two against each other came to.
 *
 * @param answer whether A is better
 * @param step the difference that was asked about
 * @param won what A won of all fights
 * @param first what A won in the first seat
 * @param second what A won in the second
 */
public record DuelReport(
        String a,
        String b,
        String game,
        long seed,
        SeatedRun.Answer answer,
        long pairs,
        long limit,
        double step,
        ShareInterval won,
        ShareInterval first,
        ShareInterval second,
        SeatTally counts) {

    public String write() {
        return Json.plain().readable(this);
    }
}
