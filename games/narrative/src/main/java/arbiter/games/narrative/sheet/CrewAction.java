package arbiter.games.narrative.sheet;

import arbiter.games.narrative.pool.Difficulty;
import arbiter.rulebook.LedgerEntry;
import java.util.List;

/** What somebody aboard a vehicle can do with an action besides driving and shooting. Ledger: NAR-CREW-1, table 3.16. */
public record CrewAction(
        String id, String name, String rule, List<Check> checks, LedgerEntry.Status status, String text)
        implements TableRow {

    /** One of the checks that will do. */
    public record Check(Skill skill, Difficulty difficulty) {}
}
