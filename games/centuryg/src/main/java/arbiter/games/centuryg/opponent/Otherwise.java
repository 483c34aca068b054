package arbiter.games.centuryg.opponent;

import arbiter.games.centuryg.rule.Disengage;
import arbiter.games.centuryg.rule.Resupply;
import arbiter.games.centuryg.state.CenturyState;
import arbiter.games.centuryg.state.Fighter;
import arbiter.kernel.Option;
import java.util.List;

/** With nothing to hit: out of a bad Duel, a better shot next time, closer, or harder to hit. */
final class Otherwise {

    private Otherwise() {}

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
        return boost >= 0 && !UnderFire.holds(state, unit) ? boost : find(options, "maneuver");
    }

    private static int typed(CenturyState state, Fighter unit, List<? extends Option> options) {
        for (int i = 0; i < options.size(); i++) {
            Option option = options.get(i);
            if (option instanceof Disengage || option instanceof Resupply || Shapeshifting.wants(state, unit, option)) {
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
