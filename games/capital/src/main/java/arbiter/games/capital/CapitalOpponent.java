package arbiter.games.capital;

import arbiter.games.capital.rule.Deed;
import arbiter.games.capital.rule.Reroll;
import arbiter.games.capital.rule.Strike;
import arbiter.games.capital.sheet.Attribute;
import arbiter.games.capital.state.CapitalState;
import arbiter.games.capital.state.Combatant;
import arbiter.kernel.Agent;
import arbiter.kernel.Option;
import arbiter.kernel.Request;
import java.util.List;

/**
 * A sensible opponent: hits whom it can hurt most and finishes the wounded, closes in or keeps its range, gets up,
 * reloads, throws bad dice again, and waits on Overwatch where nobody is in reach. Whatever else is asked it answers by
 * default.
 */
final class CapitalOpponent implements Agent<CapitalState> {

    /** Attacks that promise less than this many hit points are not worth an Action. */
    private static final double WORTHWHILE = 0.8;
    /** Throwing such a face again hardly ever helps. */
    private static final int GOOD_FACE = 5;

    private static final String PREPARE = "prepare:";
    /** Ultimates and other strong Instants: used as soon as they are offered and enemies are near. */
    private static final List<String> STRONG = List.of("all-out", "rally", "sanctuary", "surge", "focus");
    /** What to do when no Attack is worthwhile, best first. */
    private static final List<String> INSTEAD = List.of("reload", "move", "hands", "overwatch");

    @Override
    public int pick(CapitalState state, Request<?> request) {
        return switch (request.label()) {
            case "turn.action", "dying.last-action" -> action(state, request);
            case "attack.aim", "attack.block" -> reroll(request);
            default ->
                request.kind() == Request.Kind.PLACE && !request.decider().isGamemaster()
                        ? Whereabouts.best(
                                state, state.combatant(request.decider().id()), request)
                        : request.fallbackIndex();
        };
    }

    private static int action(CapitalState state, Request<?> request) {
        Combatant unit = state.combatant(request.decider().id());
        List<? extends Option> options = request.options();
        int best = -1;
        double most = WORTHWHILE;
        for (int i = 0; i < options.size(); i++) {
            if (options.get(i) instanceof Strike strike) {
                double promise = Prospect.of(state, strike);
                if (promise > most) {
                    most = promise;
                    best = i;
                }
            }
        }
        if (unit.isProne() && unit.isUp()) {
            int up = find(options, "get-up");
            if (up >= 0) {
                return up;
            }
        }
        if (best >= 0) {
            int strong = strongInstant(unit, options);
            return strong >= 0 ? strong : best;
        }
        return instead(state, unit, request);
    }

    /** An Instant that makes the coming Attacks stronger, if the unit knows any. */
    private static int strongInstant(Combatant unit, List<? extends Option> options) {
        if (unit.profile().abilities().isEmpty()) {
            return -1;
        }
        for (int i = options.size() - 1; i >= 0; i--) {
            if (options.get(i) instanceof Deed deed && !deed.isAction() && !deed.declines()) {
                String id = deed.id();
                for (String strong : STRONG) {
                    if (id.startsWith(strong)) {
                        return i;
                    }
                }
            }
        }
        return -1;
    }

    private static int instead(CapitalState state, Combatant unit, Request<?> request) {
        List<? extends Option> options = request.options();
        for (String wanted : INSTEAD) {
            int found = wanted.equals("move") && !shouldMove(state, unit) ? -1 : find(options, wanted);
            if (found >= 0) {
                return found;
            }
        }
        int prepared = unit.prepared(Attribute.AGI) == 0 ? find(options, PREPARE + "agi") : -1;
        return prepared >= 0 ? prepared : declining(request);
    }

    /** Somebody who has moved once already and still cannot hit anybody goes on; only the crowd around decides. */
    private static boolean shouldMove(CapitalState state, Combatant unit) {
        for (Combatant other : state.combatants()) {
            if (other.isUp() && state.enemies(unit, other) && state.touching(unit, other)) {
                return false;
            }
        }
        return true;
    }

    private static int find(List<? extends Option> options, String prefix) {
        for (int i = 0; i < options.size(); i++) {
            Option option = options.get(i);
            if (!(option instanceof Strike) && option.id().startsWith(prefix)) {
                return i;
            }
        }
        return -1;
    }

    private static int declining(Request<?> request) {
        List<? extends Option> options = request.options();
        for (int i = options.size() - 1; i >= 0; i--) {
            if (options.get(i).declines()) {
                return i;
            }
        }
        return request.fallbackIndex();
    }

    /** Throws a low die again when losing; a good one is kept, for what it would cost. */
    private static int reroll(Request<?> request) {
        boolean keep = request.fallback() instanceof Reroll.OneDie one && one.face() >= GOOD_FACE;
        return keep ? declining(request) : request.fallbackIndex();
    }
}
