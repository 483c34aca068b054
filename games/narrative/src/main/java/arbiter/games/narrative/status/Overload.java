package arbiter.games.narrative.status;

import arbiter.games.narrative.check.CheckInProgress;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.kernel.Play;

/** The ability of bodies that fail at the worst moment: a despair on one's own check staggers until the next turn is over. */
public final class Overload {

    private Overload() {}

    public static void resolve(Play<NarrativeState> play, CheckInProgress check) {
        if (check.symbols().despair() > 0 && check.actor().profile().rank("overload") > 0) {
            Status.STAGGERED.inflict(play, check.actor(), 1);
        }
    }
}
