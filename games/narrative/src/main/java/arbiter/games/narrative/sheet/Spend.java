package arbiter.games.narrative.sheet;

import arbiter.content.yaml.Default;
import arbiter.rulebook.LedgerEntry;
import java.util.List;

/** One thing that symbols of a check can buy. Ledger: NAR-SPEND-1, table 3.3. */
public record Spend(
        String id,
        String name,
        String rule,
        Symbol symbol,
        int count,
        boolean repeatable,
        @Default("one") Recipient recipient,
        List<Need> needs,
        LedgerEntry.Status status,
        String text)
        implements TableRow {

    /** What pays for it. Advantage can be replaced by one triumph, threat by one despair. */
    public enum Symbol {
        ADVANTAGE,
        TRIUMPH,
        THREAT,
        DESPAIR
    }

    /** Whom it can be bought for, once for each of them. Ledger: NAR-SPEND-2. */
    public enum Recipient {
        /** There is no choice. */
        ONE,
        /** The active character or an ally. */
        OWN_SIDE,
        OPPONENT
    }

    /** What there has to be before it is offered. Ledger: NAR-SPEND-11. */
    public enum Need {
        TARGET,
        /** A hit that gets past soak. */
        DAMAGE,
        /** A tool or weapon in use. */
        ITEM,
        /** A weapon that uses ammunition. */
        AMMUNITION,
        /** An initiative check. */
        INITIATIVE
    }

    public Spend {
        if (count < 1) {
            throw new IllegalArgumentException("it costs at least one symbol, not " + count);
        }
    }

    /** Whether the gamemaster buys it, or those to whom they hand that over. Ledger: NAR-COMBAT-5. */
    public boolean isAgainst() {
        return symbol == Symbol.THREAT || symbol == Symbol.DESPAIR;
    }
}
