package arbiter.server.table;

import arbiter.kernel.View;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/**
 * Units as they have been drawn, by their ids: what several viewers see alike, or see again after a command, is kept
 * once. Otherwise every command would leave a whole copy of the table for each viewer in the oldest part of memory.
 */
final class UnitViewCache {

    private final Map<String, List<View.Unit>> looks = new HashMap<>();
    private final Map<String, List<DrawnUnit>> drawn = new HashMap<>();

    /** What was found for a unit that several viewers are shown, so that it is compared once. */
    private final Map<View.Unit, View.Unit> found = new IdentityHashMap<>();

    /** The units of an earlier picture, which hardly ever has two that look the same and are not. */
    void add(TableView picture) {
        picture.drawn().forEach(unit -> {
            String id = unit.unit().id();
            add(looks.computeIfAbsent(id, fresh -> new ArrayList<>(2)), unit.unit());
            add(drawn.computeIfAbsent(id, fresh -> new ArrayList<>(2)), unit);
        });
    }

    private static <T> void add(List<T> known, T unit) {
        for (T one : known) {
            if (one == unit) {
                return;
            }
        }
        known.add(unit);
    }

    /** The unit that looks like this one in everything, or else this one from now on. */
    View.Unit same(View.Unit fresh) {
        View.Unit known = found.get(fresh);
        if (known == null) {
            known = same(looks.computeIfAbsent(fresh.id(), id -> new ArrayList<>(2)), fresh);
            found.put(fresh, known);
        }
        return known;
    }

    /** The same with its seat and all that its player said. */
    DrawnUnit same(DrawnUnit fresh) {
        return same(drawn.computeIfAbsent(fresh.unit().id(), id -> new ArrayList<>(2)), fresh);
    }

    private static <T> T same(List<T> known, T fresh) {
        for (T one : known) {
            if (one.equals(fresh)) {
                return one;
            }
        }
        known.add(fresh);
        return fresh;
    }
}
