package arbiter.games.centuryg.opponent;

import arbiter.games.centuryg.duel.Disengage;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.utility.Resupply;
import arbiter.kernel.Option;
import java.util.List;

/** With nothing to hit: out of a bad Duel, a better shot next time, closer, or harder to hit. */
final class FallbackAction {

    private FallbackAction() {}

    /** The place of what to do instead, below zero if there is nothing. */
    static int pick(CenturyState state, Fighter unit, List<? extends Option> options) {
        int typed = typed(state, unit, options);
        if (typed >= 0) {
            return typed;
        }
        int helpers = find(options, "attack-reinforcements");
        if (helpers >= 0) {
            return helpers;
        }
        int aim = find(options, "aim");
        if (aim >= 0 && unit.aim().isEmpty()) {
            return aim;
        }
        int boost = find(options, "boost");
        return boost >= 0 && !PinnedCost.holds(state, unit) ? boost : find(options, "maneuver");
    }

    private static int typed(CenturyState state, Fighter unit, List<? extends Option> options) {
        for (int i = 0; i < options.size(); i++) {
            Option option = options.get(i);
            if (option instanceof Disengage
                    || option instanceof Resupply.Restock
                    || FormChoice.wants(state, unit, option)) {
                return i;
            }
        }
        return -1;
    }

    private static int find(List<? extends Option> options, String kind) {
        for (int i = 0; i < options.size(); i++) {
            String id = options.get(i).id();
            if (id.startsWith(kind) && (id.length() == kind.length() || id.charAt(kind.length()) == ':')) {
                return i;
            }
        }
        return -1;
    }
}
