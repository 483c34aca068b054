package arbiter.games.narrative.spend;

import arbiter.games.narrative.check.CheckInProgress;
import arbiter.games.narrative.unit.NarrativeState;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** A sensible way to spend what is left: the best by a rule of thumb, as long as something is wanted and affordable. */
final class SpendPolicy {

    private final NarrativeState state;
    private final CheckInProgress check;
    private final List<SpendOffer> menu;
    /** What each offer is worth for its price, as long as it is bought once. */
    private final double[] worth;

    SpendPolicy(NarrativeState state, CheckInProgress check, List<SpendOffer> menu) {
        this.state = state;
        this.check = check;
        this.menu = menu;
        this.worth = new double[menu.size()];
        for (int i = 0; i < worth.length; i++) {
            SpendOffer offer = menu.get(i);
            worth[i] = offer.row().trait().worth(state, check, offer.recipient()) / price(offer);
        }
    }

    /** What to buy at once, and whether there may be more to buy afterwards. */
    Purchases suggest() {
        List<SpendOffer> chosen = new ArrayList<>();
        SymbolPurse left = check.purse();
        boolean more = false;
        SpendOffer best = best(left, chosen);
        while (best != null) {
            chosen.add(best);
            left = left.less(best.symbol(), best.count());
            more |= best.row().trait().opensMore();
            best = best(left, chosen);
        }
        return new Purchases(chosen, Optional.empty(), !more);
    }

    /** The most wanted for what it costs; a triumph counts as three advantages. */
    private SpendOffer best(SymbolPurse left, List<SpendOffer> chosen) {
        SpendOffer best = null;
        double most = 0;
        for (int i = 0; i < worth.length; i++) {
            SpendOffer offer = menu.get(i);
            if (worth[i] <= most || left.count(offer.symbol()) < offer.count()) {
                continue; // it is worth less still if it was chosen before
            }
            int repeats = repeats(offer, chosen);
            double again = offer.row().trait().opensMore() ? worth[i] : worth[i] / (1 + repeats);
            if (again > most && !isTaken(offer, repeats)) {
                best = offer;
                most = again;
            }
        }
        return best;
    }

    /** The menu with what is worth most for its price first; what is worth the same keeps its place. */
    List<SpendOffer> byWorth() {
        Integer[] places = new Integer[worth.length];
        Arrays.setAll(places, i -> i);
        Arrays.sort(places, (one, other) -> Double.compare(-worth[one], -worth[other]));
        List<SpendOffer> sorted = new ArrayList<>(places.length);
        for (Integer place : places) {
            sorted.add(menu.get(place));
        }
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
        for (int i = 0; i < chosen.size(); i++) {
            repeats += chosen.get(i).isLike(offer) ? 1 : 0;
        }
        return repeats;
    }

    private boolean isTaken(SpendOffer offer, int repeats) {
        boolean once = offer.row().most() != SpendRow.WITHOUT_LIMIT;
        return once ? repeats > 0 : repeats >= offer.row().trait().limit(state, check);
    }
}
