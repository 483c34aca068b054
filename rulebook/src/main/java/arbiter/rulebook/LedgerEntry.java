package arbiter.rulebook;

import arbiter.content.catalogue.Entry;
import java.util.List;
import java.util.Optional;

/**
 * One rule of a game's ledger, in our own words, and how it is carried out. An example works a number through; a ruling
 * names the rules that it is about.
 */
public record LedgerEntry(
        String id, Optional<String> title, Status status, String text, Optional<String> example, List<String> about)
        implements Entry {

    /** How a rule is carried out. */
    public enum Status {
        /** The engine does it alone. */
        AUTOMATED,
        /** The engine does it and asks somebody to choose. */
        CHOICE,
        /** Announced and recorded for the people at the table. */
        NARRATIVE
    }

    @Override
    public String name() {
        return title.orElse(id);
    }

    @Override
    public List<String> ledger() {
        return List.of(id);
    }
}
