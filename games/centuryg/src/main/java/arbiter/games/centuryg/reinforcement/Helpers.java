package arbiter.games.centuryg.reinforcement;

import arbiter.tabletop.unit.Part;
import java.util.Optional;

/** The helpers off the map, if there are any. Ledger: BCG-RNF-1. */
public record Helpers(Optional<Reinforcements> who) implements Part {

    public static final Helpers NONE = new Helpers(Optional.empty());

    public static Helpers of(Reinforcements who) {
        return new Helpers(Optional.of(who));
    }
}
