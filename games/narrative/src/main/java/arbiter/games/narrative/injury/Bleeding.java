package arbiter.games.narrative.injury;

import arbiter.games.narrative.damage.Suffering;
import arbiter.games.narrative.damage.Thresholds;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Modifiers;
import arbiter.kernel.Play;

/** Bleeding Out: a wound and a strain at each start of a turn, and further injuries beyond the threshold. Ledger: NAR-CI-27. */
final class Bleeding {

    private static final int WOUNDS_PER_INJURY = 5;

    private Bleeding() {}

    static void resolve(Play<NarrativeState> play, Participant one) {
        int before = steps(one);
        Suffering.wounds(play, one, 1);
        if (!one.vitals().dead()) {
            Suffering.strain(play, one, 1);
        }
        if (!one.vitals().dead() && steps(one) > before) {
            CriticalInjuries.inflictAnother(play, one, Modifiers.none(), "NAR-CI-27");
        }
    }

    /** Every five wounds beyond the threshold. */
    private static int steps(Participant one) {
        return Math.max(0, one.vitals().wounds() - Thresholds.wounds(one)) / WOUNDS_PER_INJURY;
    }
}
