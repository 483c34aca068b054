package arbiter.lab.rating;

import arbiter.content.json.Json;
import arbiter.lab.statistics.ShareInterval;
import java.util.List;

/**
 * Which agent plays better than which.
 *
 * @param name the encounter
 * @param step the difference of shares that was asked about
 * @param limit so many pairs of fights were played for a rung at the most
 * @param wanted how many rungs were to be tried
 */
public record LadderReport(String name, String game, long seed, double step, long limit, int wanted, List<Rung> rungs) {

    public LadderReport {
        rungs = List.copyOf(rungs);
    }

    /**
     * One agent against the one below it.
     *
     * @param answer whether the upper one is better
     * @param won what the upper one won
     */
    public record Rung(
            String upper, String lower, SeatedRun.Answer answer, long pairs, ShareInterval won, SeatTally counts) {}

    public String write() {
        return Json.plain().readable(this);
    }
}
