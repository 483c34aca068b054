package arbiter.games.capital.sheet;

import arbiter.content.catalogue.Entry;
import arbiter.content.yaml.Default;
import arbiter.rulebook.Covered;
import arbiter.rulebook.LedgerEntry;
import java.util.List;

/** A state that a unit can be in, or a counter it can have; counters add up, states do not. Ledger: CAP-AMB-140. */
public record StatusEffect(
        String id,
        String name,
        boolean counter,
        String ends,
        List<String> ledger,
        @Default("automated") LedgerEntry.Status status,
        String text)
        implements Entry, Covered {}
