package arbiter.games.narrative.spend;

import arbiter.games.narrative.sheet.Spend;
import java.util.function.Supplier;

/**
 * Something that symbols can buy: a row of the table, a quality, or what a check offers on its own. It costs so many of
 * one symbol, and advantage can be replaced by one triumph, threat by one despair. Ledger: NAR-SPEND-1, NAR-SPEND-3.
 */
public record SpendRow(
        String id,
        String name,
        Supplier<String> text,
        Spend.Symbol symbol,
        int count,
        boolean onlyTriumph,
        int most,
        SpendTrait trait) {

    /** Bought as often as it can be paid for. */
    public static final int WITHOUT_LIMIT = Integer.MAX_VALUE;

    /** At most once for each recipient. Ledger: NAR-SPEND-2. */
    public static SpendRow of(Spend spend, SpendTrait trait) {
        return new SpendRow(
                spend.id(),
                spend.name(),
                spend::text,
                spend.symbol(),
                spend.count(),
                false,
                spend.repeatable() ? WITHOUT_LIMIT : 1,
                trait);
    }
}
