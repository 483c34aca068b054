package arbiter.games.gladiators.sheet;

import arbiter.content.catalogue.Entry;
import arbiter.content.yaml.Default;
import arbiter.rulebook.Covered;
import arbiter.rulebook.LedgerEntry;
import java.util.List;

/** A way of moving: hexes for each Level, what it adds to dodging an Area, whether Stand-Off can be bought. Ledger: GG-MOV-1. */
public record MovementClass(
        String id,
        String name,
        String rule,
        int hexesPerLevel,
        @Default("0") int areaDodge,
        boolean standOff,
        @Default("automated") LedgerEntry.Status status,
        String text)
        implements Entry, Covered {

    @Override
    public List<String> ledger() {
        return List.of(rule);
    }
}
