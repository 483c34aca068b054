package arbiter.games.narrative;

import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.vehicle.VehicleCalls;
import arbiter.tabletop.act.CallOption;
import java.util.List;

/** What people may do while the table waits, without having been asked. */
final class NarrativeCalls {

    private NarrativeCalls() {}

    static List<CallOption<NarrativeState>> of(NarrativeState state) {
        return VehicleCalls.of(state); // NAR-COLL-1, NAR-REP-1, NAR-REP-2
    }
}
