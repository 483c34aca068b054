package arbiter.games.narrative.power;

import arbiter.games.narrative.damage.Suffering;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Play;

/** What every power costs whoever manifested it, when everything else is settled. Ledger: NAR-PSY-2. */
final class PowerStrain {

    private static final int STRAIN = 2;

    private PowerStrain() {}

    static void suffer(Play<NarrativeState> play, Participant psyker) {
        Suffering.strain(play, psyker, STRAIN);
    }
}
