package arbiter.games.centuryg.sheet;

import arbiter.content.catalogue.Entry;
import arbiter.rulebook.Covered;
import arbiter.rulebook.LedgerEntry;
import java.util.Optional;

/** A Genre Power: Setup or Reaction, from one of the lists, and what is chosen with it. Ledger: BCG-GP-2, BCG-GP-3. */
public record Power(
        String id,
        String name,
        PowerList list,
        boolean setup,
        boolean specialist,
        Optional<Choosing> choice,
        LedgerEntry.Status status,
        String text)
        implements Entry, Covered {}
