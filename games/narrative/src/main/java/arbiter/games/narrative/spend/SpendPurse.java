package arbiter.games.narrative.spend;

import arbiter.content.yaml.EnumWords;
import arbiter.games.narrative.check.CheckInProgress;
import arbiter.games.narrative.sheet.Spend;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.kernel.Cost;
import arbiter.kernel.Purse;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;

/** What people see of spending besides what can be bought: what is left on both sides, and what cannot be had and why. */
final class SpendPurse {

    private SpendPurse() {}

    static Purse of(NarrativeState state, CheckInProgress check, SymbolPurse purse, boolean against) {
        return new Purse(
                left(purse, against),
                left(purse, !against),
                check.pool().handful(check.faces()),
                lacking(state, check, purse, against));
    }

    private static List<Cost> left(SymbolPurse purse, boolean against) {
        return against
                ? List.of(new Cost("threat", purse.threat()), new Cost("despair", purse.despair()))
                : List.of(new Cost("advantage", purse.advantage()), new Cost("triumph", purse.triumph()));
    }

    /** Rows of the table that this check could have, were there more symbols or something for them to act on. */
    private static List<Purse.Lacking> lacking(
            NarrativeState state, CheckInProgress check, SymbolPurse purse, boolean against) {
        EnumSet<Spend.Need> there = check.there(state);
        boolean initiative = there.contains(Spend.Need.INITIATIVE);
        List<Purse.Lacking> lacking = new ArrayList<>();
        for (Spend spend : state.tables().spends()) {
            boolean own = spend.rule().equals(SpendTraits.CRITICAL_INJURY); // its cost is the weapon's
            if (spend.isAgainst() == against && initiative == spend.needs().contains(Spend.Need.INITIATIVE) && !own) {
                String why = why(state, check, purse, spend, there);
                if (!why.isEmpty()) {
                    Cost cost = new Cost(EnumWords.of(spend.symbol()), spend.count());
                    lacking.add(new Purse.Lacking(spend.name(), List.of(cost), why));
                }
            }
        }
        return lacking;
    }

    private static String why(
            NarrativeState state, CheckInProgress check, SymbolPurse purse, Spend spend, EnumSet<Spend.Need> there) {
        for (Spend.Need need : spend.needs()) {
            if (!there.contains(need)) {
                return missing(need);
            }
        }
        SpendRow row = SpendTraits.row(spend);
        List<Recipient> recipients = row.trait().recipients(state, check);
        if (recipients.isEmpty()) {
            return "it would do nothing now";
        }
        if (!SpendMenu.isAffordable(row, purse)) {
            return "too little " + EnumWords.of(spend.symbol()) + " is left";
        }
        boolean open = recipients.stream()
                .map(one -> new SpendOffer(row, one, row.symbol(), row.count()).key())
                .anyMatch(key -> check.timesBought(key) < row.most());
        return open ? "" : "bought already";
    }

    private static String missing(Spend.Need need) {
        return switch (need) {
            case TARGET -> "nobody is the target of this check";
            case DAMAGE -> "no hit got past soak";
            case ITEM -> "nothing is used that could break";
            case AMMUNITION -> "nothing is used that needs ammunition";
            case INITIATIVE -> "it is no initiative check";
        };
    }
}
