package arbiter.games.centuryg.reinforcement;

import arbiter.games.centuryg.unit.CenturyState;
import arbiter.tabletop.unit.Part;
import java.util.Optional;

/** The helpers off the map, if there are any. Ledger: BCG-RNF-1. */
public record Helpers(Optional<Reinforcements> who) implements Part {

    public static final Helpers NONE = new Helpers(Optional.empty());

    /** A Round begins: if there are any they may act in it. */
    public static void roundBegins(CenturyState state) {
        state.reinforcements().ifPresent(who -> state.set(of(who.acting(false))));
    }

    /** They have had their Turn, or would have had it. */
    public static void turnEnds(CenturyState state) {
        state.set(of(state.reinforcements().orElseThrow().acting(true)));
    }

    static Helpers of(Reinforcements who) {
        return new Helpers(Optional.of(who));
    }
}
