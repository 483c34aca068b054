package arbiter.games.narrative.power;

import arbiter.games.narrative.damage.Hit;
import arbiter.games.narrative.power.effect.AddDefence;
import arbiter.games.narrative.power.effect.FullBarrier;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;

/** How powers protect those they are on. Ledger: NAR-BP-4, NAR-FX-BAR-3, NAR-FX-BAR-4. */
public final class Barriers {

    private static final int SUCCESSES_PER_POINT = 2;

    private Barriers() {}

    /** How much less damage a hit does. */
    public static int reduction(NarrativeState state, Hit hit) {
        return reduction(hit.target());
    }

    static int reduction(Participant one) {
        int less = 0;
        for (OngoingPower barrier : one.powers().of("barrier")) {
            int net = barrier.netSuccess();
            less += barrier.has(FullBarrier.class) ? net : 1 + (net - 1) / SUCCESSES_PER_POINT;
        }
        return less;
    }

    /** How much higher melee and ranged defence are. Ledger: NAR-FX-BAR-3. */
    public static int defence(Participant one) {
        int more = 0;
        for (OngoingPower barrier : one.powers().of("barrier")) {
            more += barrier.has(AddDefence.class) ? barrier.ranks() : 0;
        }
        return more;
    }
}
