package arbiter.lab.balance;

import arbiter.content.json.Json;
import arbiter.lab.statistics.ShareInterval;
import java.util.List;
import java.util.Optional;

/**
 * How an encounter can be changed so that a side wins as often as somebody wants.
 *
 * @param now the side's share as the encounter is, unless the search was stopped before that was known
 * @param within how near to the target is near enough
 * @param seed of the search; forecasts are made with the seed beside it
 * @param tried how many changed encounters were played
 * @param fights how many fights that were altogether
 * @param proposals those that fit, the cheapest first, then others; where the target is impossible the nearest one
 */
public record BalanceReport(
        String name,
        String game,
        String side,
        double target,
        double within,
        Optional<ShareInterval> now,
        Answer answer,
        long seed,
        long forecastSeed,
        int tried,
        long fights,
        List<Proposal> proposals) {

    /** What came of the search. */
    public enum Answer {
        FITS_ALREADY,
        FOUND,
        /** Some changes reach beyond the target, but none was found that comes near enough. */
        NOT_MET,
        /** Nothing that was tried even reaches it. */
        IMPOSSIBLE,
        STOPPED
    }

    public BalanceReport {
        proposals = List.copyOf(proposals);
    }

    public String write() {
        return Json.plain().readable(this);
    }
}
