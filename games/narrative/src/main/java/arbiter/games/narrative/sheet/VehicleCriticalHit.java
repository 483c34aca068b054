package arbiter.games.narrative.sheet;

import arbiter.games.narrative.pool.Difficulty;
import arbiter.rulebook.LedgerEntry;
import java.util.Optional;
import java.util.OptionalInt;

/** A Critical Hit, one thing that goes wrong with a vehicle. Ledger: NAR-VCRIT-1, table 3.17. */
public record VehicleCriticalHit(
        String id,
        String name,
        String rule,
        OptionalInt from,
        OptionalInt to,
        Optional<Difficulty> severity,
        LedgerEntry.Status status,
        String text)
        implements CriticalRow {}
