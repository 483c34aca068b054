package arbiter.games.narrative.spend;

import arbiter.games.narrative.sheet.Quality;
import arbiter.games.narrative.sheet.RatedQuality;
import arbiter.games.narrative.sheet.Spend;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/**
 * Everything that can be paid for and nothing else: the options of the table, then qualities of the weapon. Each once for
 * every character it affects, unless it can be bought again and again. Ledger: NAR-SPEND-1 to 4, NAR-SPEND-10, 11.
 */
public final class SpendMenu {

    private static final String CRITICAL_INJURY = "NAR-SP-A4";

    private final SymbolPurse purse;
    private final SpendSituation situation;
    private final List<String> bought;
    private final List<SpendOffer> offers = new ArrayList<>();

    private SpendMenu(SymbolPurse purse, SpendSituation situation, List<String> bought) {
        this.purse = purse;
        this.situation = situation;
        this.bought = bought;
    }

    /** What the one who made the check may buy, or what may be bought against it. What was bought before is named by id. */
    public static List<SpendOffer> of(
            List<Spend> table, SymbolPurse purse, SpendSituation situation, List<String> bought, boolean against) {
        SpendMenu menu = new SpendMenu(purse, situation, bought);
        for (Spend spend : table) {
            if (spend.isAgainst() == against) {
                menu.add(spend);
            }
        }
        if (!against && !situation.isInitiative()) {
            situation.qualities().forEach(menu::add);
        }
        return menu.offers;
    }

    private void add(Spend spend) {
        boolean fits = situation.there().containsAll(spend.needs())
                && situation.isInitiative() == spend.needs().contains(Spend.Need.INITIATIVE); // NAR-SPEND-11
        if (fits && (spend.repeatable() || timesBought(spend.id()) < affected(spend))) {
            offer(spend);
        }
    }

    /** How many characters it could be bought for. Ledger: NAR-SPEND-2. */
    private int affected(Spend spend) {
        return switch (spend.recipient()) {
            case ONE -> 1;
            case OWN_SIDE -> situation.ownSide();
            case OPPONENT -> situation.opponents();
        };
    }

    private int timesBought(String id) {
        return (int) bought.stream().filter(id::equals).count();
    }

    private void offer(Spend spend) {
        boolean injury = spend.rule().equals(CRITICAL_INJURY);
        switch (spend.symbol()) {
            case ADVANTAGE -> {
                OptionalInt cost = injury ? situation.criticalRating() : OptionalInt.of(spend.count()); // NAR-SPEND-4
                cost.ifPresent(count -> offer(spend.id(), spend.name(), spend.text(), Spend.Symbol.ADVANTAGE, count));
                offer(spend.id(), spend.name(), spend.text(), Spend.Symbol.TRIUMPH, 1);
            }
            case THREAT -> {
                offer(spend.id(), spend.name(), spend.text(), Spend.Symbol.THREAT, spend.count());
                offer(spend.id(), spend.name(), spend.text(), Spend.Symbol.DESPAIR, 1);
            }
            case TRIUMPH, DESPAIR -> offer(spend.id(), spend.name(), spend.text(), spend.symbol(), spend.count());
        }
    }

    /** Active qualities, on a hit or for those that have it on a miss; a triumph always suffices. Ledger: NAR-SPEND-3. */
    private void add(RatedQuality rated) {
        Quality quality = rated.quality();
        OptionalInt cost = situation.hit() ? quality.cost() : quality.costOnMiss();
        if (cost.isPresent() && timesBought(quality.id()) < most(rated)) {
            offer(quality.id(), rated.toString(), quality.text(), Spend.Symbol.ADVANTAGE, cost.getAsInt());
            offer(quality.id(), rated.toString(), quality.text(), Spend.Symbol.TRIUMPH, 1);
        }
    }

    /** Linked as often as its rating says, Auto-fire and Sunder without limit, everything else once. */
    private static int most(RatedQuality rated) {
        return rated.quality().repeatable() ? rated.rating().orElse(Integer.MAX_VALUE) : 1;
    }

    private void offer(String id, String name, String text, Spend.Symbol symbol, int count) {
        if (purse.count(symbol) >= count) {
            offers.add(new SpendOffer(id, name, text, symbol, count));
        }
    }
}
