package arbiter.games.narrative.vehicle;

import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Play;

/** Forced movement, and what lasts to the start of somebody's turn aboard. Ledger: NAR-VEH-8. */
public final class VehicleTurn {

    private VehicleTurn() {}

    public static void start(Play<NarrativeState> play, Participant one) {}

    public static void finish(Play<NarrativeState> play, Participant one) {}
}
