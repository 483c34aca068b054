package arbiter.interpreters.preview;

import arbiter.kernel.Handful;
import arbiter.kernel.Measures;
import arbiter.kernel.Modifiers;
import java.util.Collections;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;

/** How one way ends: the state, and what its events counted. */
final class Consequence<S> {

    private final S end;
    private final Notes.Count count;
    private final int hash;

    private Consequence(S end, Notes.Count count) {
        this.end = end;
        this.count = count;
        this.hash = 31 * end.hashCode() + count.noted;
    }

    S end() {
        return end;
    }

    Map<String, Boolean> facts() {
        return count.facts;
    }

    Map<String, Integer> numbers() {
        return count.numbers;
    }

    /** The hash of facts and numbers. */
    int notedHash() {
        return count.noted;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Consequence<?> that
                && hash == that.hash
                && (count == that.count
                        || facts().equals(that.facts()) && numbers().equals(that.numbers()))
                && end.equals(that.end);
    }

    /** Worked out once: it is asked for each time ways are put together. */
    @Override
    public int hashCode() {
        return hash;
    }

    /** Collects what events count on one path; the parts of sums go to those of all paths. */
    static final class Notes implements Measures {

        /**
         * What was counted up to some point, and which sums were made; never changes. It is compared all the time, so that
         * those of one outlook are kept once: they are the same if they are equal.
         */
        static final class Count {

            private final Map<String, Boolean> facts;
            private final Map<String, Integer> numbers;
            private final Set<String> made;
            /** The hash of facts and numbers alone. */
            private final int noted;

            private final int hash;
            /** All that were met in one outlook. */
            private final Map<Count, Count> known;
            /** What was counted next on other ways: mostly the same is counted again. */
            private final Map<Counted, Count> next = new HashMap<>();
            /** The sums that were told here, the latest first. */
            private ToldSum told;

            /** Nothing so far, for the ways of one outlook. */
            static Count nothing() {
                return new Count(Map.of(), Map.of(), Set.of(), new HashMap<>()).once();
            }

            private Count(
                    Map<String, Boolean> facts,
                    Map<String, Integer> numbers,
                    Set<String> made,
                    Map<Count, Count> known) {
                this.known = known;
                this.facts = facts;
                this.numbers = numbers;
                this.made = made;
                this.noted = 31 * NamedValues.hash(facts) + NamedValues.hash(numbers);
                this.hash = 31 * noted + made.hashCode();
            }

            private Count once() {
                Count same = known.putIfAbsent(this, this);
                return same == null ? this : same;
            }

            private Count with(Map<String, Boolean> otherFacts, Map<String, Integer> otherNumbers) {
                return new Count(otherFacts, otherNumbers, made, known).once();
            }

            private Count withMade(String name) {
                SortedSet<String> more = new TreeSet<>(made);
                more.add(name);
                return new Count(facts, numbers, Collections.unmodifiableSortedSet(more), known).once();
            }

            /** Whether the same was counted; outside the table of those that are known this is being the same. */
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
        private static final String POOL = "pool";
        private static final int MOST_TOLD = 32;

        private final CommonSums sums;
        private final CommonPools pools;
        private final Predicate<String> friends;
        private Count count;

        /** The friends are the units of the side of whoever considers the action. */
        Notes(CommonSums sums, CommonPools pools, Predicate<String> friends, Count before) {
            this.sums = sums;
            this.pools = pools;
            this.friends = friends;
            this.count = before;
        }

        /** One thing that was counted: a fact, a number or a sum that was made. */
        private record Counted(String name, Object value) {

            @Override
            public boolean equals(Object other) {
                return other instanceof Counted that && value.equals(that.value) && name.equals(that.name);
            }

            @Override
            public int hashCode() {
                return (31 * name.hashCode() + value.hashCode()) * NamedValues.SPREAD;
            }
        }

        /** A sum told where something had been counted: the parts it had there last, and what is counted with it. */
        private static final class ToldSum {

            private final String whose;
            private final String what;
            private final Count after;
            private final ToldSum before;
            private final int many;
            private Modifiers parts;

            ToldSum(String whose, String what, Modifiers parts, Count after, ToldSum before) {
                this.whose = whose;
                this.what = what;
                this.parts = parts;
                this.after = after;
                this.before = before;
                this.many = before == null ? 1 : before.many + 1;
            }
        }

        @Override
        public void fact(String name, boolean held) {
            count = count.next.computeIfAbsent(new Counted(name, held), fresh -> withFact(name, held));
        }

        private Count withFact(String name, boolean held) {
            Boolean before = count.facts.get(name);
            if (before != null && (before || !held)) {
                return count;
            }
            SortedMap<String, Boolean> facts = new TreeMap<>(count.facts); // in one pass, as both are sorted
            facts.merge(name, held, Boolean::logicalOr);
            return count.with(Collections.unmodifiableSortedMap(facts), count.numbers);
        }

        @Override
        public void number(String name, int value) {
            count = count.next.computeIfAbsent(new Counted(name, value), fresh -> withNumber(name, value));
        }

        @Override
        public void number(String name, String unit, int value) {
            number(friends.test(unit) ? Measures.toFriends(name) : name, value);
        }

        private Count withNumber(String name, int value) {
            SortedMap<String, Integer> numbers = new TreeMap<>(count.numbers);
            numbers.merge(name, value, Integer::sum);
            return count.with(count.facts, Collections.unmodifiableSortedMap(numbers));
        }

        @Override
        public void pool(String whose, String what, Handful dice) {
            String name = whose + " " + what;
            Count here = count;
            count = here.next.computeIfAbsent(new Counted(name, POOL), fresh -> here.withMade(POOL + " " + name));
            if (!here.made.contains(POOL + " " + name)) {
                pools.add(name, dice);
            }
        }

        /** The sum made first counts: people want to know the parts of the roll that comes next. */
        @Override
        public void sum(String name, Modifiers parts) {
            if (!count.made.contains(name)) {
                count = count.next.computeIfAbsent(new Counted(name, MADE), fresh -> count.withMade(name));
                sums.add(name, parts);
            }
        }

        /** Sums are told on every way, mostly with the same parts as on the way before. */
        @Override
        public void sum(String whose, String what, Modifiers parts) {
            Count here = count;
            for (ToldSum told = here.told; told != null; told = told.before) {
                if (told.whose == whose && told.what == what) { // others are put together below
                    if (told.after != here && !told.parts.equals(parts)) {
                        sums.add(whose + " " + what, parts);
                        told.parts = parts;
                    }
                    count = told.after;
                    return;
                }
            }
            sum(whose + " " + what, parts);
            if (here.told == null || here.told.many < MOST_TOLD) {
                here.told = new ToldSum(whose, what, parts, count, here.told);
            }
        }

        Count count() {
            return count;
        }

        void backTo(Count earlier) {
            count = earlier;
        }

        <S> Consequence<S> at(S end) {
            return new Consequence<>(end, count);
        }
    }
}
