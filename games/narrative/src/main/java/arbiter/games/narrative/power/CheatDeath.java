package arbiter.games.narrative.power;

import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Play;

/** Somebody foresaw that it would fall or die. Ledger: NAR-STORY-2, section 5.2, step 18. */
public final class CheatDeath {

    private CheatDeath() {}

    /** Asked when somebody has just gone beyond a threshold or would die; whether that is undone. */
    public static boolean undoes(Play<NarrativeState> play, Participant one) {
        return false;
    }
}
