package arbiter.interpreters.preview;

import arbiter.kernel.Modifiers;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The parts that a sum has on every way on which it is made; what only some ways add to it is left out. */
final class CommonSums {

    private final Map<String, Modifiers> sums = new LinkedHashMap<>();

    void add(String name, Modifiers parts) {
        Modifiers known = sums.get(name);
        if (known == null) {
            sums.put(name, parts);
        } else if (!known.equals(parts)) {
            sums.put(name, common(known, parts));
        }
    }

    private static Modifiers common(Modifiers known, Modifiers others) {
        List<Modifiers.Part> left = new ArrayList<>(others.parts());
        Modifiers common = Modifiers.none();
        for (Modifiers.Part part : known.parts()) {
            if (left.remove(part)) {
                common = common.and(part.label(), part.value());
            }
        }
        return common;
    }

    /** Those that have parts, in the order in which they were made first. */
    Map<String, Modifiers> known() {
        Map<String, Modifiers> known = new LinkedHashMap<>(sums);
        known.values().removeIf(Modifiers::isEmpty);
        return Collections.unmodifiableMap(known);
    }
}
