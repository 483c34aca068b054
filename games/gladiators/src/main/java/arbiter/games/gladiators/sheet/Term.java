package arbiter.games.gladiators.sheet;

import arbiter.content.catalogue.Entry;
import arbiter.rulebook.Covered;
import arbiter.rulebook.LedgerEntry;
import java.util.List;

/** A word that rules use directly: a Type or a Source. Ledger: GG-TYP, GG-SRC. */
public record Term(String id, String name, String rule, Group group, String text) implements Entry, Covered {

    /** What the word is. */
    public enum Group {
        TYPE,
        SOURCE
    }

    @Override
    public List<String> ledger() {
        return List.of(rule);
    }

    @Override
    public LedgerEntry.Status status() {
        return LedgerEntry.Status.AUTOMATED;
    }
}
