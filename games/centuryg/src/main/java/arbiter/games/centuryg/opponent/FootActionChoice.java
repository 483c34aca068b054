package arbiter.games.centuryg.opponent;

import arbiter.games.centuryg.match.FootAttackAction;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Option;
import arbiter.kernel.Request;
import arbiter.kernel.YesNo;
import arbiter.tabletop.act.UnitOption;
import arbiter.tabletop.opponent.Weigh;
import java.util.List;

/**
 * How people on foot fight: they strike whom they can hurt most or hinder, build up when nobody is near, cover whoever
 * is about to fall, put into a Test what it is worth, and get away from what they cannot fight.
 */
final class FootActionChoice {

    private FootActionChoice() {}

    static int pick(CenturyState state, Fighter unit, Request<?> request) {
        return switch (request.label()) {
            case "turn.action" -> FootActionValue.pick(state, unit, request);
            case "attack.target", "buildup.target" -> target(state, unit, request);
            case "attack.deathblow" -> DeathblowChoice.pick(state, unit, request);
            case "test.before" -> TestBoosts.before(state, request);
            case "test.trade" -> TestBoosts.trade(state, unit, request);
            case "test.save" -> YesNo.YES.ordinal();
            case "maneuver.whom" -> FootAllyValue.covered(state, request);
            case "leadership.whom" -> FootAllyValue.led(state, unit, request);
            case "round.swap" -> FootAllyValue.swapped(state, unit, request);
            case "round.agree" -> FootAllyValue.agrees(state, unit);
            case "nightmare.place" -> TerrainChoice.most(state, unit, request, 0, 1);
            case "nightmare.whom", "technobane.what" -> enemy(state, unit, request);
            case "profiling.whom" -> profiled(state, request);
            case "miracle.which" -> find(request, "manifest:matter:intellect");
            case "jack.skill" -> find(request, "combat");
            case "try.what" -> TreatmentChoice.what(state, unit, request);
            case "beginning.item" -> SetupChoice.pick(state, unit, request);
            case "attack.answer", "attack.pierce", "damage.answer", "damage.lethal" ->
                WindowAnswerChoice.pick(state, request);
            default ->
                request.label().endsWith(".place")
                        ? FootPositionChoice.pick(state, unit, request)
                        : request.fallbackIndex();
        };
    }

    /** The one against whom an attack is worth most. */
    private static int target(CenturyState state, Fighter unit, Request<?> request) {
        List<? extends Option> options = request.options();
        int best = request.fallbackIndex();
        double most = -1;
        for (int i = 0; i < options.size(); i++) {
            if (options.get(i) instanceof UnitOption<?> whom) {
                Fighter other = state.unit(((Fighter) whom.unit()).id());
                double worth = FootAttackValue.of(state, unit, other, FootAttackAction.plain(state, unit, other), false)
                        - state.distance(unit, other);
                if (worth > most) {
                    most = worth;
                    best = i;
                }
            }
        }
        return best;
    }

    /** An Enemy, or nobody. */
    private static int enemy(CenturyState state, Fighter unit, Request<?> request) {
        List<? extends Option> options = request.options();
        for (int i = 0; i < options.size(); i++) {
            String id = options.get(i).id();
            boolean person = !options.get(i).declines() && !id.equals("story");
            if (person && state.enemies(unit, state.unit(id))) {
                return i;
            }
        }
        for (int i = 0; i < options.size(); i++) {
            if (options.get(i).declines()) {
                return i;
            }
        }
        return request.fallbackIndex();
    }

    /** Whoever has most to lose by it. Ledger: combat-profiling. */
    private static int profiled(CenturyState state, Request<?> request) {
        List<? extends Option> options = request.options();
        int best = request.fallbackIndex();
        int most = -1;
        for (int i = 0; i < options.size(); i++) {
            if (!options.get(i).declines()) {
                int points = state.unit(options.get(i).id()).genre().points();
                if (points > most) {
                    most = points;
                    best = i;
                }
            }
        }
        return best;
    }

    private static int find(Request<?> request, String id) {
        return Weigh.first(request, option -> option.id().equals(id)).orElse(request.fallbackIndex());
    }
}
