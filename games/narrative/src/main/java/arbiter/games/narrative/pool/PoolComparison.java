package arbiter.games.narrative.pool;

import java.util.ArrayList;
import java.util.List;

/** The same check as it is and with each of some changes that could still be made. Ledger: NAR-ODDS-5. */
public final class PoolComparison {

    /** One way to make the check: what is different about it, its pool and its odds. */
    public record Row(String difference, DicePool pool, PoolOdds odds) {}

    private PoolComparison() {}

    /** First the check as it is, then one row for each change alone. */
    public static List<Row> of(PoolPlan plan, List<PoolChange> changes) {
        List<Row> rows = new ArrayList<>();
        rows.add(row("as it is", plan));
        for (PoolChange change : changes) {
            rows.add(row(change.reason(), plan.and(change)));
        }
        return rows;
    }

    private static Row row(String difference, PoolPlan plan) {
        DicePool pool = plan.assemble();
        return new Row(difference, pool, pool.odds());
    }
}
