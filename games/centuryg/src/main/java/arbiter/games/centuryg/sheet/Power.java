package arbiter.games.centuryg.sheet;

import arbiter.content.catalogue.Entry;
import arbiter.games.centuryg.power.PowerTrait;
import arbiter.rulebook.Covered;
import arbiter.rulebook.LedgerEntry;
import java.util.List;
import java.util.Optional;

/**
 * A Genre Power: Setup or Reaction, from one of the lists, what is chosen with it, and what it does. Ledger: BCG-GP-2,
 * BCG-GP-3.
 */
public record Power(
        String id,
        String name,
        PowerList list,
        boolean setup,
        boolean specialist,
        Optional<Choosing> choice,
        Optional<Once> once,
        List<PowerTrait> traits,
        LedgerEntry.Status status,
        String text)
        implements Entry, Covered {

    /** How often somebody may call it, where that is all there is to say. Ledger: BCG-GP-4. */
    public enum Once {
        ROUND,
        OPERATION
    }
}
