package arbiter.games.narrative.vehicle;

import arbiter.games.narrative.unit.NarrativeState;
import arbiter.kernel.Play;

/** What befalls vehicles when a round ends. Ledger: section 5.1, step 8. */
public final class VehicleRound {

    private VehicleRound() {}

    public static void end(Play<NarrativeState> play) {}
}
