package arbiter.games.wasteland.sheet;

import arbiter.content.catalogue.Entry;
import arbiter.content.yaml.Default;
import arbiter.rulebook.Covered;
import arbiter.rulebook.LedgerEntry;
import java.util.List;

/**
 * A word of the game that rules use directly: actions, what action points and luck buy, damage effects, weapon
 * qualities, conditions of the surroundings, classes of injuries. Ledger: sections 3.1 to 3.5, 3.9, 3.11 and 3.12.
 */
public record Term(
        String id, String name, @Default("choice") LedgerEntry.Status status, List<String> ledger, String text)
        implements Entry, Covered {}
