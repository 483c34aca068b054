package arbiter.games.centuryg.opponent;

import arbiter.games.centuryg.duel.Disengage;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.utility.Resupply;
import arbiter.kernel.Request;
import arbiter.tabletop.opponent.Weigh;
import java.util.OptionalInt;

/** With nothing to hit: out of a bad Duel, a better shot next time, closer, or harder to hit. */
final class FallbackAction {

    private FallbackAction() {}

    /** The place of what to do instead, if there is anything. */
    static OptionalInt pick(CenturyState state, Fighter unit, Request<?> request) {
        OptionalInt instead = Weigh.first(
                request,
                option -> option instanceof Disengage
                        || option instanceof Resupply.Restock
                        || FormChoice.wants(state, unit, option));
        if (instead.isEmpty()) {
            instead = Weigh.byKind(request, "attack-reinforcements");
        }
        if (instead.isEmpty() && unit.aim().isEmpty()) {
            instead = Weigh.byKind(request, "aim");
        }
        if (instead.isEmpty() && !PinnedCost.holds(state, unit)) {
            instead = Weigh.byKind(request, "boost");
        }
        return instead.isPresent() ? instead : Weigh.byKind(request, "maneuver");
    }
}
