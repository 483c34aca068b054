package arbiter.interpreters.preview;

import java.util.Collections;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * What changes on one way: facts that held or did not, numbers that events counted, changes of bars
 * ({@code raider health -4}), and what units gained or lost. There are very many of them, so what is counted on the way
 * and what is seen at its end are put together only when somebody reads it.
 */
public final class Change {

    private final Map<String, Boolean> facts;
    private final Map<String, Integer> counted;
    private final Map<String, Integer> bars;
    private final Set<String> news;
    private final int hash;

    Change(Consequence<?> way, TableChange seen) {
        this.facts = way.facts();
        this.counted = way.numbers();
        this.bars = seen.bars();
        this.news = seen.news();
        this.hash = 31 * way.notedHash() + seen.hashCode();
    }

    public Map<String, Boolean> facts() {
        return facts;
    }

    /** What was counted, and the changes of bars. */
    public Map<String, Integer> numbers() {
        if (bars.isEmpty()) {
            return counted;
        }
        Map<String, Integer> numbers = new TreeMap<>(counted);
        numbers.putAll(bars);
        return Collections.unmodifiableMap(numbers);
    }

    /** One of the numbers; 0 where it is not mentioned. */
    public int number(String name) {
        Integer changed = bars.get(name);
        return changed != null ? changed : counted.getOrDefault(name, 0);
    }

    public Set<String> news() {
        return news;
    }

    /** Whether it tells a chance or a number of that name. */
    boolean mentions(String name) {
        return facts.containsKey(name) || counted.containsKey(name) || bars.containsKey(name) || news.contains(name);
    }

    /** The numbers that were counted on the way, and those of bars, each as they stand. */
    Map<String, Integer> counted() {
        return counted;
    }

    Map<String, Integer> bars() {
        return bars;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Change that
                && hash == that.hash
                && (facts == that.facts || facts.equals(that.facts))
                && (counted == that.counted || counted.equals(that.counted))
                && (bars == that.bars || bars.equals(that.bars))
                && (news == that.news || news.equals(that.news));
    }

    @Override
    public int hashCode() {
        return hash;
    }

    @Override
    public String toString() {
        return "Change[facts=" + facts + ", numbers=" + numbers() + ", news=" + news + "]";
    }
}
