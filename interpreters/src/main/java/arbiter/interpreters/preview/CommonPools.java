package arbiter.interpreters.preview;

import arbiter.kernel.Handful;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The dice that a pool has on every way on which it is thrown; what only some ways add to it is left out. */
final class CommonPools {

    private final Map<String, Handful> pools = new LinkedHashMap<>();

    void add(String name, Handful pool) {
        Handful known = pools.get(name);
        if (known == null) {
            pools.put(name, pool);
        } else if (!known.equals(pool)) {
            pools.put(name, new Handful(common(known.dice(), pool.dice()), common(known.notes(), pool.notes())));
        }
    }

    private static <T> List<T> common(List<T> known, List<T> others) {
        List<T> left = new ArrayList<>(others);
        return known.stream().filter(left::remove).toList();
    }

    /** Those that have dice, in the order in which they were thrown first. */
    Map<String, Handful> known() {
        Map<String, Handful> known = new LinkedHashMap<>(pools);
        known.values().removeIf(pool -> pool.dice().isEmpty());
        return Collections.unmodifiableMap(known);
    }
}
