package arbiter.games.narrative.spend;

import arbiter.games.narrative.check.CheckInProgress;
import arbiter.games.narrative.unit.NarrativeState;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** A sensible way to spend what is left: the best by a rule of thumb, as long as something is wanted and affordable. */
final class SpendPolicy {

    private SpendPolicy() {}

    /** What to buy at once, and whether there may be more to buy afterwards. */
    static Purchases suggest(NarrativeState state, CheckInProgress check, List<SpendOffer> menu) {
        List<SpendOffer> chosen = new ArrayList<>();
        SymbolPurse left = check.purse();
        boolean more = false;
        SpendOffer best = best(state, check, menu, left, chosen);
        while (best != null) {
            chosen.add(best);
            left = left.less(best.symbol(), best.count());
            more |= best.row().trait().opensMore();
            best = best(state, check, menu, left, chosen);
        }
        return new Purchases(chosen, Optional.empty(), !more);
    }

    /** The most wanted for what it costs; a triumph counts as three advantages. */
    private static SpendOffer best(
            NarrativeState state,
            CheckInProgress check,
            List<SpendOffer> menu,
            SymbolPurse left,
            List<SpendOffer> chosen) {
        SpendOffer best = null;
        double most = 0;
        for (SpendOffer offer : menu) {
            if (left.count(offer.symbol()) < offer.count() || taken(state, check, offer, chosen)) {
                continue;
            }
            double worth = offer.row().trait().worth(state, check, offer.recipient()) / price(offer);
            worth = offer.row().trait().opensMore() ? worth : worth / (1 + repeats(offer, chosen));
            if (worth > most) {
                best = offer;
                most = worth;
            }
        }
        return best;
    }

    /** The same with what is worth most for its price first; what is worth the same keeps its place. */
    static List<SpendOffer> byWorth(NarrativeState state, CheckInProgress check, List<SpendOffer> menu) {
        List<SpendOffer> sorted = new ArrayList<>(menu);
        sorted.sort(Comparator.comparingDouble(
                offer -> -offer.row().trait().worth(state, check, offer.recipient()) / price(offer)));
        return sorted;
    }

    private static double price(SpendOffer offer) {
        return switch (offer.symbol()) {
            case ADVANTAGE, THREAT -> offer.count();
            case TRIUMPH, DESPAIR -> 3.0 * offer.count();
        };
    }

    private static int repeats(SpendOffer offer, List<SpendOffer> chosen) {
        int repeats = 0;
        for (SpendOffer other : chosen) {
            repeats += other.key().equals(offer.key()) ? 1 : 0;
        }
        return repeats;
    }

    private static boolean taken(
            NarrativeState state, CheckInProgress check, SpendOffer offer, List<SpendOffer> chosen) {
        int repeats = repeats(offer, chosen);
        boolean once = offer.row().most() != SpendRow.WITHOUT_LIMIT;
        return once ? repeats > 0 : repeats >= offer.row().trait().limit(state, check);
    }
}
