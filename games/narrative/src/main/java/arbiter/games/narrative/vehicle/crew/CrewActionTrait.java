package arbiter.games.narrative.vehicle.crew;

import arbiter.games.narrative.spend.SpendRow;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Play;
import java.util.Optional;

/** What a crew action does when its check succeeds. Ledger: table 3.16. */
interface CrewActionTrait {

    default boolean isPossible(NarrativeState state, Participant one, Participant vehicle) {
        return true;
    }

    /** Whether it is against one enemy vehicle. */
    default boolean hasTarget() {
        return false;
    }

    /** What its symbols buy besides. */
    default Optional<SpendRow> offer(Participant one, Participant vehicle, Optional<Participant> target) {
        return Optional.empty();
    }

    void succeed(Play<NarrativeState> play, CrewAttempt attempt);
}
