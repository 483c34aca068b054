package arbiter.games.narrative.vehicle.crew;

import arbiter.games.narrative.check.CheckInProgress;
import arbiter.games.narrative.unit.Participant;
import java.util.Optional;

/** A crew action that somebody tries: aboard which vehicle, against which, and its check. Ledger: NAR-CREW-1. */
record CrewAttempt(Participant one, Participant vehicle, Optional<Participant> target, CheckInProgress check) {

    int success() {
        return check.symbols().success();
    }

    /** Net successes after the first. */
    int additional() {
        return success() - 1;
    }

    /** One for every two of them. */
    int additionalPairs() {
        return additional() / 2;
    }
}
