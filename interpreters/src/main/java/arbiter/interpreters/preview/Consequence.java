package arbiter.interpreters.preview;

import arbiter.kernel.Measures;
import arbiter.kernel.Modifiers;
import java.util.Collections;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** How one way ends: the state, and what its events counted. */
record Consequence<S>(S end, Map<String, Boolean> facts, Map<String, Integer> numbers) {

    /** Collects what events count on one path; the parts of sums go to those of all paths. */
    static final class Notes implements Measures {

        /** What was counted up to some point, and which sums were made; never changes. */
        record Count(Map<String, Boolean> facts, Map<String, Integer> numbers, Set<String> made) {

            static final Count NOTHING = new Count(Map.of(), Map.of(), Set.of());
        }

        private final CommonSums sums;
        private Count count = Count.NOTHING;

        Notes(CommonSums sums) {
            this.sums = sums;
        }

        @Override
        public void fact(String name, boolean held) {
            Map<String, Boolean> facts = new TreeMap<>(count.facts());
            facts.merge(name, held, Boolean::logicalOr);
            count = new Count(Collections.unmodifiableMap(facts), count.numbers(), count.made());
        }

        @Override
        public void number(String name, int value) {
            Map<String, Integer> numbers = new TreeMap<>(count.numbers());
            numbers.merge(name, value, Integer::sum);
            count = new Count(count.facts(), Collections.unmodifiableMap(numbers), count.made());
        }

        /** The sum made first counts: people want to know the parts of the roll that comes next. */
        @Override
        public void sum(String name, Modifiers parts) {
            if (!count.made().contains(name)) {
                count = new Count(count.facts(), count.numbers(), sums.with(count.made(), name));
                sums.add(name, parts);
            }
        }

        Count count() {
            return count;
        }

        void backTo(Count earlier) {
            count = earlier;
        }

        <S> Consequence<S> at(S end) {
            return new Consequence<>(end, count.facts(), count.numbers());
        }
    }
}
