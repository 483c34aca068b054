package arbiter.games.capital.sheet;

import arbiter.content.catalogue.Entry;
import arbiter.content.yaml.Default;
import java.util.Optional;

/** One row of the table of Levels: running totals, and what the Class gives. Ledger: CAP-LEVEL-4. */
public record LevelRow(
        String id,
        String name,
        int level,
        int energy,
        int slots,
        @Default("0") int picks,
        Optional<Gain> gains,
        String text)
        implements Entry {

    /** Which Ability of the Class comes with the Level. */
    public enum Gain {
        FIRST,
        ULTIMATE,
        ENHANCED
    }
}
