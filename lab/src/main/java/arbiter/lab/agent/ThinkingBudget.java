package arbiter.lab.agent;

import java.time.Duration;
import java.util.Optional;

/**
 * How long a tactician may think about one question. Work is counted, so that the same seed gives the same answers on
 * every machine; a limit of time may be set beside it, and then it does not.
 *
 * @param decisions answers given on copies for one question, those of all rollouts together
 * @param rollout answers given in one rollout at the most
 * @param options answers to a question that are compared; of more, some are drawn by lot
 * @param time when to stop, whatever was counted
 */
public record ThinkingBudget(int decisions, int rollout, int options, Optional<Duration> time) {

    /** For a table with people. */
    public static final ThinkingBudget LIVE = of(40_000);

    /** For rows of fights. */
    public static final ThinkingBudget QUICK = of(8_000);

    public ThinkingBudget {
        if (decisions < 1 || rollout < 1 || options < 2) {
            throw new IllegalArgumentException(
                    "a budget has at least one decision, one in a rollout and two options, not " + decisions + ", "
                            + rollout + " and " + options);
        }
    }

    /** So many decisions for a question, with rollouts and options to match. */
    public static ThinkingBudget of(int decisions) {
        return new ThinkingBudget(decisions, 400, 24, Optional.empty());
    }

    /** The same, but no longer than that. */
    public ThinkingBudget within(Duration limit) {
        return new ThinkingBudget(decisions, rollout, options, Optional.of(limit));
    }
}
