package arbiter.games.gladiators.sheet;

import arbiter.content.catalogue.Entry;
import java.util.List;

/**
 * A wall or a door as they stand about: its defence, whether bare hands do nothing to it, its hits, whether one sees
 * through all of them. Ledger: GG-WAL-8.
 */
public record WallKind(
        String id, String name, String rule, int defence, boolean robust, int hits, boolean transparent, String text)
        implements Entry {

    @Override
    public List<String> ledger() {
        return List.of(rule);
    }
}
