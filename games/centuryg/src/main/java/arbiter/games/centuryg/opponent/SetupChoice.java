package arbiter.games.centuryg.opponent;

import arbiter.games.centuryg.machine.MorphAction;
import arbiter.games.centuryg.turn.ActSubmenu;
import arbiter.games.centuryg.turn.CenturyAct;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Option;
import arbiter.kernel.Request;
import arbiter.tabletop.opponent.Weigh;
import java.util.List;

/** What to do before the Action: whatever says that it is worth its price; then on. */
final class SetupChoice {

    private SetupChoice() {}

    /** What is worth most, the first of equals. */
    static int pick(CenturyState state, Fighter unit, Request<?> request) {
        TurnValue prospects = new TurnValue(state, unit);
        return Weigh.best(request, option -> worth(state, unit, option, prospects))
                .orElseGet(() -> Weigh.declining(request));
    }

    /** What may still be called on the way to the Action: it takes none itself. Below zero if nothing is wanted. */
    static int setup(CenturyState state, Fighter unit, List<? extends Option> options) {
        TurnValue prospects = new TurnValue(state, unit);
        for (int i = options.size() - 1; i >= 0; i--) { // they come last
            if (options.get(i) instanceof CenturyAct deed
                    && !deed.takesAction()
                    && worth(state, unit, deed, prospects) > 0) {
                return i;
            }
        }
        return -1;
    }

    private static double worth(CenturyState state, Fighter unit, Option option, TurnValue prospects) {
        if (option instanceof MorphAction || option instanceof ActSubmenu) {
            return FormChoice.wants(state, unit, option) ? 1 : 0;
        }
        return option instanceof CenturyAct deed ? deed.worthBeforeAction(state, unit, prospects) : 0;
    }
}
