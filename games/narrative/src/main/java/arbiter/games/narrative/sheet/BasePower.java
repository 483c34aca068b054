package arbiter.games.narrative.sheet;

import arbiter.games.narrative.pool.Difficulty;
import arbiter.games.narrative.power.BasePowerTrait;
import arbiter.rulebook.LedgerEntry;
import arbiter.space.band.Band;
import java.util.List;

/** A psychic power before effects are added. Ledger: NAR-PSY-3, table 3.9. */
public record BasePower(
        String id,
        String name,
        String rule,
        Difficulty difficulty,
        Band range,
        List<Subject> on,
        boolean concentration,
        List<Skill> disciplines,
        BasePowerTrait trait,
        LedgerEntry.Status status,
        String text)
        implements TableRow {

    /** What it can be used on. */
    public enum Subject {
        CHARACTER,
        SELF,
        OBJECT
    }

    public BasePower {
        disciplines.stream().filter(skill -> !skill.isDiscipline()).findFirst().ifPresent(skill -> {
            throw new IllegalArgumentException(skill.name() + " is no psychic discipline");
        });
    }
}
