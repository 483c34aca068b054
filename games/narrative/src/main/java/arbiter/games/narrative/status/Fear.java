package arbiter.games.narrative.status;

import arbiter.games.narrative.check.CheckInProgress;
import arbiter.games.narrative.pool.Difficulty;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Play;

/** What fear does to those who did not stand it. Ledger: NAR-CHECK-4. */
public final class Fear {

    private Fear() {}

    public static void dice(CheckInProgress check) {}

    /** A fear check of some difficulty. */
    public static void check(Play<NarrativeState> play, Participant one, Difficulty difficulty, String source) {}
}
