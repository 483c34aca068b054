package arbiter.interpreters.preview;

import arbiter.kernel.Measures;
import arbiter.kernel.Modifiers;
import java.util.Collections;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** How one way ends: the state, and what its events counted. */
record Consequence<S>(S end, Map<String, Boolean> facts, Map<String, Integer> numbers) {

    /** Collects what events count on one path; the parts of sums go to those of all paths. */
    static final class Notes implements Measures {

        /** What was counted up to some point, and which sums were made; never changes, and is compared all the time. */
        static final class Count {

            private final Map<String, Boolean> facts;
            private final Map<String, Integer> numbers;
            private final Set<String> made;
            private final int hash;
            /** What was counted next on other ways: mostly the same is counted again. */
            private final Map<Counted, Count> next = new HashMap<>();

            /** Nothing so far, for the ways of one outlook. */
            static Count nothing() {
                return new Count(Map.of(), Map.of(), Set.of());
            }

            private Count(Map<String, Boolean> facts, Map<String, Integer> numbers, Set<String> made) {
                this.facts = facts;
                this.numbers = numbers;
                this.made = made;
                this.hash = 31 * (31 * facts.hashCode() + numbers.hashCode()) + made.hashCode();
            }

            @Override
            public boolean equals(Object other) {
                return this == other
                        || other instanceof Count that
                                && hash == that.hash
                                && facts.equals(that.facts)
                                && numbers.equals(that.numbers)
                                && made.equals(that.made);
            }

            @Override
            public int hashCode() {
                return hash;
            }
        }

        private static final String MADE = "made";

        private final CommonSums sums;
        private Count count;

        Notes(CommonSums sums, Count before) {
            this.sums = sums;
            this.count = before;
        }

        /** One thing that was counted: a fact, a number or a sum that was made. */
        private record Counted(String name, Object value) {}

        @Override
        public void fact(String name, boolean held) {
            count = count.next.computeIfAbsent(new Counted(name, held), fresh -> withFact(name, held));
        }

        private Count withFact(String name, boolean held) {
            Map<String, Boolean> facts = new TreeMap<>(count.facts);
            facts.merge(name, held, Boolean::logicalOr);
            return new Count(Collections.unmodifiableMap(facts), count.numbers, count.made);
        }

        @Override
        public void number(String name, int value) {
            count = count.next.computeIfAbsent(new Counted(name, value), fresh -> withNumber(name, value));
        }

        private Count withNumber(String name, int value) {
            Map<String, Integer> numbers = new TreeMap<>(count.numbers);
            numbers.merge(name, value, Integer::sum);
            return new Count(count.facts, Collections.unmodifiableMap(numbers), count.made);
        }

        /** The sum made first counts: people want to know the parts of the roll that comes next. */
        @Override
        public void sum(String name, Modifiers parts) {
            if (!count.made.contains(name)) {
                count = count.next.computeIfAbsent(
                        new Counted(name, MADE),
                        fresh -> new Count(count.facts, count.numbers, with(count.made, name)));
                sums.add(name, parts);
            }
        }

        Count count() {
            return count;
        }

        void backTo(Count earlier) {
            count = earlier;
        }

        private static Set<String> with(Set<String> made, String name) {
            Set<String> more = new TreeSet<>(made);
            more.add(name);
            return Collections.unmodifiableSet(more);
        }

        <S> Consequence<S> at(S end) {
            return new Consequence<>(end, count.facts, count.numbers);
        }
    }
}
