package arbiter.games.narrative;

import arbiter.games.narrative.calls.EncounterCalls;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.vehicle.VehicleCalls;
import arbiter.tabletop.act.CallOption;
import java.util.ArrayList;
import java.util.List;

/** What people may do while the table waits, without having been asked. */
final class NarrativeCalls {

    private NarrativeCalls() {}

    static List<CallOption<NarrativeState>> of(NarrativeState state) {
        List<CallOption<NarrativeState>> calls = new ArrayList<>(EncounterCalls.of(state));
        calls.addAll(VehicleCalls.of(state)); // NAR-COLL-1, NAR-REP-1, NAR-REP-2
        return calls;
    }
}
