package arbiter.games.narrative.power;

import arbiter.games.narrative.damage.Hit;
import arbiter.games.narrative.unit.NarrativeState;

/** How much less damage a hit does because of powers. Ledger: NAR-BP-4. */
public final class Barriers {

    private Barriers() {}

    public static int reduction(NarrativeState state, Hit hit) {
        return 0;
    }
}
