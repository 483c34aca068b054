package arbiter.games.narrative.sheet;

import arbiter.rulebook.LedgerEntry;
import java.util.OptionalInt;

/**
 * A quality of items. Active ones are bought with advantage on a hit, some of them on a miss. Ledger: NAR-SPEND-3, table
 * 3.18.
 */
public record Quality(
        String id,
        String name,
        String rule,
        Use use,
        boolean rated,
        OptionalInt cost,
        OptionalInt costOnMiss,
        boolean repeatable,
        LedgerEntry.Status status,
        String text)
        implements TableRow {

    /** Whether it is always there or has to be activated. */
    public enum Use {
        PASSIVE,
        ACTIVE
    }

    public Quality {
        boolean priced = cost.isPresent() || costOnMiss.isPresent();
        if (priced != (use == Use.ACTIVE)) {
            throw new IllegalArgumentException(
                    "active qualities have a cost in advantage, passive ones have none; write cost or cost-on-miss");
        }
    }
}
