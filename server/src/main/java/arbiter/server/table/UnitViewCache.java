package arbiter.server.table;

import arbiter.kernel.View;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Units as they have been drawn, by their ids: what several viewers see alike, or see again after a command, is kept
 * once. Otherwise every command would leave a whole copy of the table for each viewer in the oldest part of memory.
 */
final class UnitViewCache {

    private final Map<String, List<View.Unit>> looks = new HashMap<>();

    void add(TableView picture) {
        picture.seen().forEach(this::same);
    }

    /** The unit that looks like this one in everything, or else this one from now on. */
    View.Unit same(View.Unit fresh) {
        List<View.Unit> known = looks.computeIfAbsent(fresh.id(), id -> new ArrayList<>(2));
        for (View.Unit one : known) {
            if (one.equals(fresh)) {
                return one;
            }
        }
        known.add(fresh);
        return fresh;
    }
}
