package arbiter.games.centuryg;

import arbiter.games.centuryg.rule.Offense;
import arbiter.games.centuryg.rule.Whom;
import arbiter.games.centuryg.state.CenturyState;
import arbiter.games.centuryg.state.Fighter;
import arbiter.kernel.Agent;
import arbiter.kernel.Option;
import arbiter.kernel.Request;
import java.util.List;

/**
 * A sensible opponent: hits whom it can hurt most and finishes the wounded, suppresses the strong, duels if it is made
 * for that, closes in or keeps its range, raises its defenses and spends its Genre Points where they tell. Whatever else
 * is asked it answers by default.
 */
final class CenturyOpponent implements Agent<CenturyState> {

    /** Attacks that promise less than this are not worth an Action. */
    private static final double WORTHWHILE = 0.7;

    @Override
    public int pick(CenturyState state, Request<?> request) {
        if (request.label().startsWith("reinforcements.")) {
            return Helping.pick(state, request);
        }
        if (request.decider().isGamemaster()) {
            return request.fallbackIndex();
        }
        Fighter unit = state.fighter(request.decider().id());
        if (unit.isOnFoot()) {
            return Brawl.pick(state, unit, request);
        }
        return switch (request.label()) {
            case "turn.action", "attack.free", "disengage.free" -> action(state, unit, request);
            case "beginning.item" -> Readiness.pick(state, unit, request);
            case "attack.answer", "damage.answer", "damage.lethal" -> Retorts.pick(state, unit, request);
            case "attack.target", "attack.second", "aim.target", "power.enemy", "boss.eye", "boss.drain" ->
                target(state, unit, request);
            case "formation.place" -> Whereabouts.formation(state, unit, request);
            case "attack.trade", "test.trade" -> request.options().size() - 1; // +2 is more than a die is worth
            default ->
                request.label().endsWith(".place") || request.label().endsWith(".approach")
                        ? Whereabouts.best(state, unit, request)
                        : request.fallbackIndex();
        };
    }

    private static int action(CenturyState state, Fighter unit, Request<?> request) {
        List<? extends Option> options = request.options();
        Prospect prospect = new Prospect(state, unit);
        int best = -1;
        double most = 0;
        for (int i = 0; i < options.size(); i++) {
            if (options.get(i) instanceof Offense offense) {
                double promise = prospect.of(offense);
                if (promise > most) {
                    most = promise;
                    best = i;
                }
            }
        }
        if (most >= WORTHWHILE) {
            return best;
        }
        int instead = instead(state, unit, options);
        return instead >= 0 ? instead : best >= 0 ? best : request.fallbackIndex();
    }

    /** With nothing to hit: closer, or a better shot next time, or harder to hit. */
    private static int instead(CenturyState state, Fighter unit, List<? extends Option> options) {
        int helpers = find(options, "attack-reinforcements");
        if (helpers >= 0) {
            return helpers;
        }
        int aim = find(options, "aim");
        if (aim >= 0 && unit.aim().isEmpty()) {
            return aim;
        }
        int boost = find(options, "boost");
        return boost >= 0 ? boost : find(options, "maneuver");
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

    /** The one with the fewest points left that is not too hard to hit. */
    private static int target(CenturyState state, Fighter unit, Request<?> request) {
        List<? extends Option> options = request.options();
        int best = request.fallbackIndex();
        double most = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < options.size(); i++) {
            if (options.get(i) instanceof Whom whom) {
                double value = Prospect.roughly(state, unit, whom.fighter());
                if (value > most) {
                    most = value;
                    best = i;
                }
            }
        }
        return best;
    }
}
