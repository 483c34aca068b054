package arbiter.games.narrative.check;

import arbiter.tabletop.unit.Part;
import java.util.Optional;

/** Part: a check that takes several actions, how hard it will be, and how many actions are still to come. Ledger: NAR-CHECK-1. */
public record LongTask(Optional<String> skill, int difficulty, int left) implements Part {

    public static final LongTask NONE = new LongTask(Optional.empty(), 0, 0);
}
