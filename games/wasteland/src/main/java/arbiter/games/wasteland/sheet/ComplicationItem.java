package arbiter.games.wasteland.sheet;

import arbiter.content.catalogue.Entry;
import arbiter.content.yaml.Default;
import arbiter.games.wasteland.test.ComplicationTrait;
import arbiter.rulebook.Covered;
import arbiter.rulebook.LedgerEntry;

/** What a gamemaster may make of a complication, and after which tests. Ledger: section 3.14. */
public record ComplicationItem(
        String id,
        String name,
        Situation after,
        ComplicationTrait effect,
        @Default("choice") LedgerEntry.Status status,
        String text)
        implements Entry, Covered {

    /** The tests after which it can be picked. */
    public enum Situation {
        RANGED_ATTACK,
        MELEE_ATTACK,
        FIRST_AID,
        ANY
    }
}
