package arbiter.games.gladiators.sheet;

import arbiter.content.catalogue.Entry;
import arbiter.content.yaml.Default;
import arbiter.rulebook.Covered;
import arbiter.rulebook.LedgerEntry;
import java.util.List;
import java.util.OptionalInt;

/**
 * A sense: how far it reaches in hexes, or in hexes for each Level, or as far as one can see where neither is given; and
 * whether walls let it through. Ledger: GG-DET-3, GG-DET-8.
 */
public record DetectionKind(
        String id,
        String name,
        String rule,
        OptionalInt hexes,
        OptionalInt hexesPerLevel,
        boolean throughWalls,
        @Default("automated") LedgerEntry.Status status,
        String text)
        implements Entry, Covered {

    @Override
    public List<String> ledger() {
        return List.of(rule);
    }
}
