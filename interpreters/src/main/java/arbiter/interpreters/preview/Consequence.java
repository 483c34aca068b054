package arbiter.interpreters.preview;

import arbiter.kernel.Measures;
import arbiter.kernel.Modifiers;
import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;

/** How one way ends: the state, and what its events counted. */
record Consequence<S>(S end, Map<String, Boolean> facts, Map<String, Integer> numbers, Map<String, Modifiers> sums) {

    /** Collects what events count on one path. */
    static final class Notes implements Measures {

        /** What was counted up to some point; never changes. */
        record Count(Map<String, Boolean> facts, Map<String, Integer> numbers, Map<String, Modifiers> sums) {}

        private static final Count NOTHING = new Count(Map.of(), Map.of(), Map.of());

        private Count count = NOTHING;

        @Override
        public void fact(String name, boolean held) {
            Map<String, Boolean> facts = new TreeMap<>(count.facts());
            facts.merge(name, held, Boolean::logicalOr);
            count = new Count(Collections.unmodifiableMap(facts), count.numbers(), count.sums());
        }

        @Override
        public void number(String name, int value) {
            Map<String, Integer> numbers = new TreeMap<>(count.numbers());
            numbers.merge(name, value, Integer::sum);
            count = new Count(count.facts(), Collections.unmodifiableMap(numbers), count.sums());
        }

        /** The sum made first counts: people want to know the parts of the roll that comes next. */
        @Override
        public void sum(String name, Modifiers parts) {
            if (!count.sums().containsKey(name)) {
                Map<String, Modifiers> sums = new TreeMap<>(count.sums());
                sums.put(name, parts);
                count = new Count(count.facts(), count.numbers(), Collections.unmodifiableMap(sums));
            }
        }

        Count count() {
            return count;
        }

        void backTo(Count earlier) {
            count = earlier;
        }

        <S> Consequence<S> at(S end) {
            return new Consequence<>(end, count.facts(), count.numbers(), count.sums());
        }
    }
}
