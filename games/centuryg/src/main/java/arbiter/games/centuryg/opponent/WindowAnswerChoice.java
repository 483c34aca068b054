package arbiter.games.centuryg.opponent;

import arbiter.games.centuryg.attack.WindowAnswer;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.kernel.Option;
import arbiter.kernel.Request;
import arbiter.tabletop.opponent.Weigh;

/** What to say in a response window: whatever says that it is worth most, unless it is idle. */
final class WindowAnswerChoice {

    private WindowAnswerChoice() {}

    static int pick(CenturyState state, Request<?> request) {
        return Weigh.best(request, option -> worth(state, option)).orElse(request.fallbackIndex());
    }

    private static int worth(CenturyState state, Option option) {
        if (option instanceof WindowAnswer answer && !answer.declines() && !answer.isIdle()) {
            return answer.worth(state);
        }
        return 0;
    }
}
