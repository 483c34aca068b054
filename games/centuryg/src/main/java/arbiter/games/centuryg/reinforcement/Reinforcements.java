package arbiter.games.centuryg.reinforcement;

import arbiter.games.centuryg.sheet.Reinforcement;
import java.util.List;

/** All helpers of a side as one: somewhere off the map, with Points of their own. Ledger: BCG-RNF-1 to BCG-RNF-4. */
public record Reinforcements(String side, int level, int points, List<Reinforcement> powers, boolean acted) {

    /** Their Turn in clocks; no Unit is called so. */
    public static final String ID = "reinforcements";

    /** Never rolled and never swapped. */
    public static final int INITIATIVE = 10;

    /** They start with all they can have. Ledger: BCG-AMB-127, BCG-AMB-131. */
    public static Reinforcements of(String side, int level, List<Reinforcement> powers) {
        return new Reinforcements(side, level, level + 1, List.copyOf(powers), false);
    }

    /** Below 0 they are beaten; at 0 they still stand. */
    public boolean areStanding() {
        return points >= 0;
    }

    public int mostPoints() {
        return level + 1;
    }

    Reinforcements having(int left) {
        return new Reinforcements(side, level, left, powers, acted);
    }

    Reinforcements acting(boolean now) {
        return new Reinforcements(side, level, points, powers, now);
    }
}
