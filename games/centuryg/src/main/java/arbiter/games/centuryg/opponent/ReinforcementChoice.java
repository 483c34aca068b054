package arbiter.games.centuryg.opponent;

import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Option;
import arbiter.kernel.Request;
import arbiter.tabletop.act.UnitOption;
import java.util.List;

/** What Reinforcements do: whoever is badly hurt comes first, then fire on the weakest Enemy. Ledger: BCG-RNF-3. */
final class ReinforcementChoice {

    private static final int BADLY = 15;

    /** In the order in which they are tried. */
    private static final List<String> DEEDS =
            List.of("live", "focus-fire", "formation-g", "raise-the-shields", "carry-our-hopes", "barrage");

    private ReinforcementChoice() {}

    static int pick(CenturyState state, Request<?> request) {
        return switch (request.label()) {
            case "reinforcements.deed" -> deed(state, request);
            case "reinforcements.enemy" -> weakest(request);
            default -> neediest(request);
        };
    }

    private static int deed(CenturyState state, Request<?> request) {
        for (String wanted : DEEDS) {
            for (int i = 0; i < request.options().size(); i++) {
                if (request.option(i).id().equals(wanted) && (!wanted.equals("live") || needed(state))) {
                    return i;
                }
            }
        }
        return request.fallbackIndex();
    }

    private static boolean needed(CenturyState state) {
        String side = state.reinforcements().orElseThrow().side();
        for (Fighter fighter : state.units()) {
            if (fighter.isFighting() && fighter.side().equals(side) && missing(fighter) >= BADLY) {
                return true;
            }
        }
        return false;
    }

    private static int missing(Fighter fighter) {
        return fighter.fullPoints() - fighter.points();
    }

    private static int weakest(Request<?> request) {
        int best = request.fallbackIndex();
        int least = Integer.MAX_VALUE;
        List<? extends Option> options = request.options();
        for (int i = 0; i < options.size(); i++) {
            if (options.get(i) instanceof UnitOption<?> whom && ((Fighter) whom.unit()).points() < least) {
                least = ((Fighter) whom.unit()).points();
                best = i;
            }
        }
        return best;
    }

    private static int neediest(Request<?> request) {
        int best = request.fallbackIndex();
        int most = -1;
        List<? extends Option> options = request.options();
        for (int i = 0; i < options.size(); i++) {
            if (options.get(i) instanceof UnitOption<?> whom && missing((Fighter) whom.unit()) > most) {
                most = missing((Fighter) whom.unit());
                best = i;
            }
        }
        return best;
    }
}
