package arbiter.games.centuryg.opponent;

import arbiter.games.centuryg.crew.Combine;
import arbiter.games.centuryg.unit.Fighter;
import java.util.List;

/**
 * When several become one: they share what is left evenly, so it saves whoever is nearly gone, as long as somebody is
 * well off. Ledger: BCG-COMB-4.
 */
final class CombinationChoice {

    private CombinationChoice() {}

    static boolean wants(Combine combine) {
        int least = left(combine.lead());
        int most = left(combine.lead());
        List<Fighter> others = combine.others();
        for (int i = 0; i < others.size(); i++) {
            least = Math.min(least, left(others.get(i)));
            most = Math.max(most, left(others.get(i)));
        }
        return least <= 1 && most > 2;
    }

    /** Levels that are left, the last one begun or not. */
    private static int left(Fighter unit) {
        return Fighter.LEVELS - unit.levelsLost();
    }
}
