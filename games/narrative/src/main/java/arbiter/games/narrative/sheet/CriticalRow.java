package arbiter.games.narrative.sheet;

import arbiter.games.narrative.pool.Difficulty;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** A row of a critical table: the totals it stands for, and how hard it is to heal or repair. */
public interface CriticalRow extends TableRow {

    /** The lowest total; none for a row that is never rolled. */
    OptionalInt from();

    /** The highest total; none for the last row, which has no end. */
    OptionalInt to();

    /** None where nothing helps any more. */
    Optional<Difficulty> severity();

    default boolean covers(int total) {
        return from().isPresent() && total >= from().getAsInt() && total <= to().orElse(Integer.MAX_VALUE);
    }

    /** The row for a total; what is below 1 counts as 1. */
    static <R extends CriticalRow> R find(List<R> table, int total) {
        int looked = Math.max(1, total);
        for (int i = 0; i < table.size(); i++) {
            if (table.get(i).covers(looked)) {
                return table.get(i);
            }
        }
        throw new IllegalStateException("no row of the table is for " + looked);
    }
}
