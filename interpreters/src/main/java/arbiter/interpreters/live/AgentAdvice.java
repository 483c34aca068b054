package arbiter.interpreters.live;

import arbiter.kernel.Agent;
import arbiter.kernel.Decider;
import arbiter.kernel.Option;
import arbiter.kernel.Request;
import java.util.Optional;
import java.util.function.Predicate;

/** Quiet moments of those whom an agent plays: people mostly let them pass, an agent looks at each. */
final class AgentAdvice<S> {

    private Predicate<Decider> played = decider -> false;
    private Agent<S> agent = Agent.byDefault();

    void from(Agent<S> adviser, Predicate<Decider> whom) {
        agent = adviser;
        played = whom;
    }

    /** The same for those whom the agent plays, from another one. */
    AgentAdvice<S> insteadBy(Agent<S> other) {
        AgentAdvice<S> instead = new AgentAdvice<>();
        instead.from(other, played);
        return instead;
    }

    /** What the agent says at a quiet moment, if one option is asked for. */
    <O extends Option> Optional<O> on(Request<O> request, S state) {
        boolean several = request.kind() == Request.Kind.SOME || request.kind() == Request.Kind.ORDER;
        return !several && played.test(request.decider())
                ? Optional.of(request.option(agent.pick(state, request)))
                : Optional.empty();
    }
}
