package arbiter.games.narrative.sheet;

import arbiter.games.narrative.pool.Difficulty;
import arbiter.rulebook.LedgerEntry;
import java.util.Optional;
import java.util.OptionalInt;

/** A Critical Injury, one thing that goes wrong with a body. Ledger: NAR-CRIT-1, table 3.8. */
public record CriticalInjury(
        String id,
        String name,
        String rule,
        OptionalInt from,
        OptionalInt to,
        Optional<Difficulty> severity,
        LedgerEntry.Status status,
        String text)
        implements CriticalRow {}
