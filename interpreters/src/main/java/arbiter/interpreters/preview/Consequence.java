package arbiter.interpreters.preview;

import arbiter.kernel.Measures;
import java.util.Map;
import java.util.TreeMap;

/** How one way ends: the state, and what its events counted. */
record Consequence<S>(S end, Map<String, Boolean> facts, Map<String, Integer> numbers) {

    /** Collects what events count on one path. */
    static final class Notes implements Measures {

        private final Map<String, Boolean> facts = new TreeMap<>();
        private final Map<String, Integer> numbers = new TreeMap<>();

        @Override
        public void fact(String name, boolean held) {
            facts.merge(name, held, Boolean::logicalOr);
        }

        @Override
        public void number(String name, int value) {
            numbers.merge(name, value, Integer::sum);
        }

        <S> Consequence<S> at(S end) {
            return new Consequence<>(end, facts, numbers);
        }
    }
}
