package arbiter.games.centuryg.sheet;

import arbiter.content.catalogue.Entry;
import arbiter.rulebook.Covered;
import arbiter.rulebook.LedgerEntry;
import java.util.List;

/**
 * A Skill or a Miracle: the Attributes it is used with, and topics to specialise in; others may be invented. A Miracle
 * is free if using it takes no Action. Ledger: BCG-SKILL-1, BCG-MIR-1, BCG-MIR-3.
 */
public record Skill(
        String id,
        String name,
        Kind kind,
        List<PilotAttribute> attributes,
        List<String> topics,
        boolean free,
        LedgerEntry.Status status,
        String text)
        implements Entry, Covered {

    /** What a Skill costs depends on this. */
    public enum Kind {
        GENERAL,
        MIRACLE
    }

    public boolean isMiracle() {
        return kind == Kind.MIRACLE;
    }

    /** Training in all of it. */
    public int cost() {
        return isMiracle() ? 20 : 10;
    }

    /** Training in one topic. */
    public int topicCost() {
        return cost() / 2;
    }
}
