package arbiter.games.duel;

import arbiter.games.duel.fight.DuelState;
import arbiter.games.duel.fight.Fighter;
import arbiter.kernel.Agent;
import arbiter.kernel.Amount;
import arbiter.kernel.Option;
import arbiter.kernel.Pointer;
import arbiter.kernel.Request;
import arbiter.tabletop.opponent.AnswersByLabel;
import arbiter.tabletop.opponent.Weigh;

/**
 * A sensible opponent: keeps half its nerve, attacks the weakest, breathes when winded and unhurt, parries what hurts,
 * and presses an attack only when that makes it hit.
 */
final class DuelOpponent {

    private static final int EVERY = 3;

    private DuelOpponent() {}

    static Agent<DuelState> agent() {
        return new AnswersByLabel<DuelState>()
                .with("reserve.keep", (state, request) -> request.options().size() / 2)
                .with("turn.action", DuelOpponent::action)
                .with("attack.parry", (state, request) -> 0)
                .with("attack.press", (state, request) -> press(request));
    }

    private static int action(DuelState state, Request<?> request) {
        Fighter self = state.unit(request.decider().id());
        int breathe = request.options().size() - 1;
        boolean unhurt = self.health() * 2 > self.sheet().health();
        if (self.breath() == 0 && unhurt && state.turns() % EVERY == 0) {
            return breathe;
        }
        return Weigh.best(request, option -> weakness(state, option)).orElse(breathe);
    }

    /** The less health a target has left, the better. */
    private static double weakness(DuelState state, Option option) {
        return option.pointer().orElse(null) instanceof Pointer.Unit target
                ? 1.0 / (1 + state.unit(target.id()).health())
                : 0;
    }

    /** Enough nerve to hit, if there is enough; the default of the request is just that. */
    private static int press(Request<?> request) {
        Option enough = request.fallback();
        return enough instanceof Amount amount && amount.value() > 0 ? request.fallbackIndex() : 0;
    }
}
