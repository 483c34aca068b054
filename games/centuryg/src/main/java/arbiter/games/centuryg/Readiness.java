package arbiter.games.centuryg;

import arbiter.games.centuryg.state.CenturyState;
import arbiter.games.centuryg.state.Fighter;
import arbiter.kernel.Option;
import arbiter.kernel.Request;
import java.util.List;

/** What to do before the Action: Powers that make the attack tell, repairs, shields; then on. */
final class Readiness {

    /** From here on an attack is worth a Genre Point. */
    private static final int TENSE = 2;

    private static final int HURT = 6;

    private Readiness() {}

    static int pick(CenturyState state, Fighter unit, Request<?> request) {
        List<? extends Option> options = request.options();
        int on = -1;
        for (int i = 0; i < options.size(); i++) {
            String id = options.get(i).id();
            if (id.equals("on")) {
                on = i;
            } else if (wants(state, unit, id)) {
                return i;
            }
        }
        return on >= 0 ? on : 0;
    }

    private static boolean wants(CenturyState state, Fighter unit, String id) {
        int colon = id.indexOf(':');
        int missing = unit.fullPoints() - unit.points();
        return switch (colon < 0 ? id : id.substring(0, colon)) {
            case "die-for-me",
                    "useless",
                    "behold-my-true-power",
                    "your-fate-is-sealed",
                    "make-my-monster-grow",
                    "energy-drain",
                    "it-keeps-coming-back",
                    "three-times-faster",
                    "phantom-predator",
                    "possession" -> true;
            case "my-style-is-impetuous", "signature-weapon" -> state.tension() >= TENSE && near(state, unit);
            case "you-are-going-down", "come-at-me-bro", "this-is-my-battlefield" ->
                state.tension() >= TENSE && unit.genre().points() > 1;
            case "i-accept-your-offering" -> missing > 2 * HURT;
            case "dont-give-up" -> hurtAlly(state, unit);
            case "regenerative", "biological" -> missing >= HURT && unit.energy() > 2;
            case "invincible-alloy" -> unit.maims().size() > 1;
            default -> false;
        };
    }

    /** Somebody is close enough to be hit in this Turn. */
    private static boolean near(CenturyState state, Fighter unit) {
        int reach = 2 + unit.machine().speed() + Whereabouts.comfort(state, unit);
        List<Fighter> fighters = state.fighters();
        for (int i = 0; i < fighters.size(); i++) {
            Fighter other = fighters.get(i);
            if (other.isOut() && state.enemies(unit, other) && state.distance(unit, other) <= reach) {
                return true;
            }
        }
        return false;
    }

    private static boolean hurtAlly(CenturyState state, Fighter unit) {
        List<Fighter> fighters = state.fighters();
        for (int i = 0; i < fighters.size(); i++) {
            Fighter other = fighters.get(i);
            if (other.isFighting() && !state.enemies(unit, other) && other.fullPoints() - other.points() >= HURT) {
                return true;
            }
        }
        return false;
    }
}
