package arbiter.games.wasteland.sheet;

import arbiter.content.catalogue.Entry;
import arbiter.content.yaml.Default;
import arbiter.rulebook.Covered;
import arbiter.rulebook.LedgerEntry;

/** Something a character has learned or been born with, once or several times. Ledger: WAS-CHAR-10, section 3.13. */
public record Perk(
        String id,
        String name,
        int ranks,
        PerkTrait effect,
        @Default("automated") LedgerEntry.Status status,
        String text)
        implements Entry, Covered {}
