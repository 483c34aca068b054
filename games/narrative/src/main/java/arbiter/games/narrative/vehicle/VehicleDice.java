package arbiter.games.narrative.vehicle;

import arbiter.games.narrative.check.CheckInProgress;
import arbiter.games.narrative.unit.NarrativeState;

/** What speed, handling, Evade, barrages and an advantage put into a pool. Ledger: NAR-VEH-12, NAR-VMAN-3, NAR-VACT-5. */
public final class VehicleDice {

    private VehicleDice() {}

    public static void add(NarrativeState state, CheckInProgress check) {}
}
