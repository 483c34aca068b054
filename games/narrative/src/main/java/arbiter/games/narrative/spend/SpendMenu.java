package arbiter.games.narrative.spend;

import arbiter.games.narrative.check.CheckInProgress;
import arbiter.games.narrative.sheet.Spend;
import arbiter.games.narrative.unit.NarrativeState;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;

/**
 * Everything that can be paid for and nothing else: the options of the table, then what the check offers on its own, such
 * as qualities of the weapon. Each once for every character it affects, unless it can be bought again and again.
 * Ledger: NAR-SPEND-1 to 4, NAR-SPEND-10, 11.
 */
public final class SpendMenu {

    private final NarrativeState state;
    private final CheckInProgress check;
    private final SymbolPurse purse;
    private final List<SpendOffer> offers = new ArrayList<>();

    private SpendMenu(NarrativeState state, CheckInProgress check) {
        this.state = state;
        this.check = check;
        this.purse = check.purse();
    }

    /** What the one who made the check may buy, or what may be bought against it. */
    public static List<SpendOffer> of(NarrativeState state, CheckInProgress check, boolean against) {
        if (!check.purse().has(against)) {
            return List.of();
        }
        SpendMenu menu = new SpendMenu(state, check);
        EnumSet<Spend.Need> there = check.there(state);
        boolean initiative = there.contains(Spend.Need.INITIATIVE);
        for (Spend spend : state.tables().spends()) {
            boolean fits = spend.isAgainst() == against
                    && initiative == spend.needs().contains(Spend.Need.INITIATIVE) // NAR-SPEND-11
                    && there.containsAll(spend.needs());
            if (fits
                    && !spend.rule()
                            .equals(SpendTraits.CRITICAL_INJURY)) { // its cost is the weapon's: the attack has it
                menu.add(SpendTraits.row(spend));
            }
        }
        for (SpendRow row : check.offers(state)) {
            if ((row.symbol() == Spend.Symbol.THREAT || row.symbol() == Spend.Symbol.DESPAIR) == against) {
                menu.add(row);
            }
        }
        return menu.offers;
    }

    private void add(SpendRow row) {
        boolean plainly = isPlainly(row, purse);
        Spend.Symbol better = better(row.symbol());
        boolean dearly = isDearly(row, purse);
        if (!plainly && !dearly) {
            return;
        }
        for (Recipient recipient : row.trait().recipients(state, check)) {
            SpendOffer offer = new SpendOffer(row, recipient, row.symbol(), row.count());
            if (row.most() == SpendRow.WITHOUT_LIMIT || check.timesBought(offer.key()) < row.most()) {
                if (plainly) {
                    offers.add(offer);
                }
                if (dearly) {
                    offers.add(new SpendOffer(row, recipient, better, 1)); // NAR-SPEND-1
                }
            }
        }
    }

    /** Whether there is enough for it, in one way or the other. Ledger: NAR-SPEND-1. */
    static boolean isAffordable(SpendRow row, SymbolPurse purse) {
        return isPlainly(row, purse) || isDearly(row, purse);
    }

    private static boolean isPlainly(SpendRow row, SymbolPurse purse) {
        return !row.onlyTriumph() && purse.count(row.symbol()) >= row.count();
    }

    /** For one triumph or despair. */
    private static boolean isDearly(SpendRow row, SymbolPurse purse) {
        Spend.Symbol better = better(row.symbol());
        return better != row.symbol() && purse.count(better) > 0;
    }

    private static Spend.Symbol better(Spend.Symbol symbol) {
        return switch (symbol) {
            case ADVANTAGE, TRIUMPH -> Spend.Symbol.TRIUMPH;
            case THREAT, DESPAIR -> Spend.Symbol.DESPAIR;
        };
    }
}
