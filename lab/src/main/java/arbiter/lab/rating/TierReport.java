package arbiter.lab.rating;

import arbiter.content.json.Json;
import java.util.List;
import java.util.Map;

/**
 * Everybody against everybody.
 *
 * @param pairs so many pairs of fights were played by each two
 * @param games how many twos of how many were played
 * @param rockPaperScissors whether there are three of whom each beats the next
 * @param fitsBadly whether far more results than by chance are not what the ratings say: it matters who meets whom
 * @param circles where no rating can tell who is better
 * @param unlike twos whose result is not what their ratings say; one in twenty is so by chance
 * @param won what share each won against each, in the order of the ratings; empty where it was not played
 */
public record TierReport(
        String game,
        long seed,
        long pairs,
        int games,
        int wanted,
        List<Rated> ratings,
        boolean rockPaperScissors,
        boolean fitsBadly,
        List<Circle> circles,
        int unlike,
        Map<String, Map<String, Double>> won) {

    public TierReport {
        ratings = List.copyOf(ratings);
        circles = List.copyOf(circles);
    }

    public String write() {
        return Json.plain().readable(this);
    }
}
