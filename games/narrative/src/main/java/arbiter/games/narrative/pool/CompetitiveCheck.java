package arbiter.games.narrative.pool;

import arbiter.dice.Symbols;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalInt;

/** Who is best where all roll for the same task. Ledger: NAR-POOL-10. */
public final class CompetitiveCheck {

    private static final Comparator<Symbols> BY_RANK = Comparator.comparingInt(Symbols::success)
            .thenComparingInt(Symbols::triumph)
            .thenComparingInt(Symbols::advantage);

    private CompetitiveCheck() {}

    /** The place of the winner in the list; none where the best are equal in everything or nobody succeeds. */
    public static OptionalInt winner(List<Symbols> results) {
        int best = 0;
        boolean alone = !results.isEmpty();
        for (int i = 1; i < results.size(); i++) {
            int order = BY_RANK.compare(results.get(i), results.get(best));
            alone = order > 0 || alone && order < 0;
            best = order > 0 ? i : best;
        }
        return alone && results.get(best).succeeds() ? OptionalInt.of(best) : OptionalInt.empty();
    }
}
