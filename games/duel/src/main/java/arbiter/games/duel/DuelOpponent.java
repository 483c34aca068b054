package arbiter.games.duel;

import arbiter.games.duel.state.DuelState;
import arbiter.games.duel.state.Fighter;
import arbiter.kernel.Agent;
import arbiter.kernel.Amount;
import arbiter.kernel.Option;
import arbiter.kernel.Pointer;
import arbiter.kernel.Request;

/**
 * A sensible opponent: keeps half its nerve, attacks the weakest, breathes when winded and unhurt, parries what hurts,
 * and presses an attack only when that makes it hit.
 */
final class DuelOpponent implements Agent<DuelState> {

    @Override
    public int pick(DuelState state, Request<?> request) {
        return switch (request.label()) {
            case "reserve.keep" -> request.options().size() / 2;
            case "turn.action" -> action(state, request);
            case "attack.parry" -> 0;
            case "attack.press" -> press(request);
            default -> request.fallbackIndex();
        };
    }

    private static int action(DuelState state, Request<?> request) {
        Fighter self = state.fighter(request.decider().id());
        int last = request.options().size() - 1;
        if (self.breath() == 0 && self.health() * 2 > self.sheet().health() && state.turn() % 3 == 0) {
            return last;
        }
        int best = 0;
        int least = Integer.MAX_VALUE;
        for (int i = 0; i < last; i++) {
            int health =
                    request.option(i).pointer().map(at -> health(state, at)).orElse(least);
            if (health < least) {
                least = health;
                best = i;
            }
        }
        return best;
    }

    private static int health(DuelState state, Pointer pointer) {
        return pointer instanceof Pointer.Unit unit ? state.fighter(unit.id()).health() : 0;
    }

    /** Enough nerve to hit, if there is enough; the default of the request is just that. */
    private static int press(Request<?> request) {
        Option enough = request.fallback();
        return enough instanceof Amount amount && amount.value() > 0 ? request.fallbackIndex() : 0;
    }
}
