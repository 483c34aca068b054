package arbiter.games.gladiators.sheet;

import arbiter.content.catalogue.Entry;
import arbiter.content.yaml.Default;
import arbiter.rulebook.Covered;
import arbiter.rulebook.LedgerEntry;
import java.util.List;
import java.util.Map;

/**
 * A way of moving: hexes for each Level, what it adds to dodging an Area, whether Stand-Off can be bought, and what it is
 * worse at pursuing those who flee in other ways. Ledger: GG-MOV-1, GG-ESC-2.
 */
public record MovementClass(
        String id,
        String name,
        String rule,
        int hexesPerLevel,
        Map<String, Integer> pursuit,
        @Default("0") int areaDodge,
        boolean standOff,
        @Default("automated") LedgerEntry.Status status,
        String text)
        implements Entry, Covered {

    @Override
    public List<String> ledger() {
        return List.of(rule);
    }

    /** What is added to the Level of a pursuer of this class: 0 or less. */
    public int pursuing(MovementClass fleeing) {
        return pursuit.getOrDefault(fleeing.id, 0);
    }
}
