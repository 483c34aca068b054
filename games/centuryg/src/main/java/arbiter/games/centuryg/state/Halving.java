package arbiter.games.centuryg.state;

import java.util.ArrayList;
import java.util.List;

/** Different sources halve one after the other, the same source only once. Ledger: BCG-AMB-45. */
public final class Halving {

    private Halving() {}

    public static int sources(CenturyState state, Fighter fighter, Mark.Kind kind) {
        List<String> seen = List.of();
        for (Mark mark : state.marks()) {
            if (mark.kind() == kind && mark.on().equals(fighter.id()) && !seen.contains(mark.by())) {
                seen = new ArrayList<>(seen);
                seen.add(mark.by());
            }
        }
        return seen.size();
    }
}
