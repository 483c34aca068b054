package arbiter.games.narrative;

import arbiter.games.narrative.unit.NarrativeState;
import arbiter.tabletop.act.CallOption;
import java.util.List;

/** What people may do while the table waits, without having been asked. */
final class NarrativeCalls {

    private NarrativeCalls() {}

    static List<CallOption<NarrativeState>> of(NarrativeState state) {
        return List.of();
    }
}
