package arbiter.lab.tally;

import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;

/**
 * A unit in all fights of a tally.
 *
 * @param fights the fights it was in
 * @param first the fights in which it was the first to fall
 * @param fell the fights at whose end it was down, by the round it fell in
 * @param left the sum of what was left of its resources at the end, by their names
 */
public record UnitTally(
        String name, String side, long fights, long first, Map<Integer, Long> fell, Map<String, Long> left) {

    public UnitTally {
        fell = Collections.unmodifiableMap(new TreeMap<>(fell));
        left = Collections.unmodifiableMap(new TreeMap<>(left));
    }

    static UnitTally of(FightResult.UnitResult unit) {
        Map<String, Long> left = new TreeMap<>();
        unit.left().forEach((bar, value) -> left.put(bar, (long) value));
        return new UnitTally(
                unit.name(),
                unit.side(),
                1,
                unit.fallen() ? 1 : 0,
                unit.fell() == 0 ? Map.of() : Map.of(unit.fell(), 1L),
                left);
    }

    /** Of two names that a unit had, whichever comes first, so that the order does not matter. */
    public UnitTally and(UnitTally other) {
        return new UnitTally(
                name.compareTo(other.name) <= 0 ? name : other.name,
                side.compareTo(other.side) <= 0 ? side : other.side,
                fights + other.fights,
                first + other.first,
                Sums.of(fell, other.fell, Long::sum),
                Sums.of(left, other.left, Long::sum));
    }

    /** In how many fights it stood at the end. */
    public long standing() {
        return fights - fell.values().stream().mapToLong(Long::longValue).sum();
    }
}
