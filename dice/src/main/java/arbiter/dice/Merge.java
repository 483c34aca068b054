package arbiter.dice;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Puts equal outcomes together: each different one gets a number, in the order of their first appearance. */
final class Merge<T> {

    private final Map<T, Integer> numbers = new HashMap<>();
    private final List<T> outcomes = new ArrayList<>();
    private final int[] targets;
    private int placed;

    Merge(int expected) {
        targets = new int[expected];
    }

    void place(T outcome) {
        Integer known = numbers.putIfAbsent(outcome, outcomes.size());
        if (known == null) {
            Limits.oneMore("the result", outcomes.size() + 1L);
            outcomes.add(outcome);
        }
        targets[placed++] = known == null ? outcomes.size() - 1 : known;
    }

    int size() {
        return outcomes.size();
    }

    /** The number of the outcome that was placed as that one in line. */
    int target(int index) {
        return targets[index];
    }

    Table<T> table(Cells cells) {
        return Table.of(outcomes, cells);
    }

    Table<T> table(Cells cells, Cells total) {
        return new Table<>(Table.numbered(outcomes.size()), outcomes::get, cells, total);
    }
}
