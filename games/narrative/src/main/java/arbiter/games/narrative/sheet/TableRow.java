package arbiter.games.narrative.sheet;

import arbiter.content.catalogue.Entry;
import arbiter.rulebook.Covered;
import java.util.List;

/** A row of one of the rulebook's tables: content and a rule of the ledger in one. */
public interface TableRow extends Entry, Covered {

    /** The ledger id. */
    String rule();

    @Override
    default List<String> ledger() {
        return List.of(rule());
    }
}
