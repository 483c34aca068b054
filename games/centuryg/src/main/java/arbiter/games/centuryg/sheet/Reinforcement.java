package arbiter.games.centuryg.sheet;

import arbiter.content.catalogue.Entry;
import arbiter.rulebook.Covered;
import arbiter.rulebook.LedgerEntry;

/** Something Reinforcements do: one of their Actions, which are free, or a Power that costs RP. Ledger: BCG-RNF-3. */
public record Reinforcement(String id, String name, Kind kind, int cost, LedgerEntry.Status status, String text)
        implements Entry, Covered {

    /** One Action each Turn, Powers as RP permit. */
    public enum Kind {
        ACTION,
        POWER
    }
}
