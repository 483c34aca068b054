package arbiter.games.capital.sheet;

import arbiter.content.catalogue.Entry;
import arbiter.rulebook.Covered;
import arbiter.rulebook.LedgerEntry;

/** What Prestige buys; it takes all there is, and at least the cost. Ledger: CAP-PRES-4. */
public record PrestigePower(String id, String name, int cost, LedgerEntry.Status status, String text)
        implements Entry, Covered {}
