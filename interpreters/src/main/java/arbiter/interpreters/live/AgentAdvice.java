package arbiter.interpreters.live;

import arbiter.kernel.Agent;
import arbiter.kernel.Decider;
import arbiter.kernel.Game;
import arbiter.kernel.Option;
import arbiter.kernel.Request;
import arbiter.kernel.State;
import arbiter.kernel.Viewer;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.Supplier;

/** Quiet moments of those whom an agent plays: people mostly let them pass, an agent looks at each. */
final class AgentAdvice<S extends State<S>> {

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

    /**
     * What the agent says at a quiet moment, if one option is asked for: by what its side may know. Where something that
     * the side does not know of has a part in it, the moment passes as it does for people.
     */
    Optional<? extends Option> on(Game<S> game, Supplier<KnownStep.Real<S>> asking, Request<?> request, S state) {
        if (request.isForSeveral() || !played.test(request.decider())) {
            return Optional.empty();
        }
        Viewer side = Sides.viewer(game, state, request.decider());
        if (side.gamemaster()) {
            return Optional.of(request.option(agent.pick(state, request)));
        }
        return KnownStep.of(game, asking.get(), side)
                .map(step -> step.request().option(agent.pick(step.now(), step.request())))
                .flatMap(picked -> request.options().stream()
                        .filter(option -> option.id().equals(picked.id()))
                        .findFirst());
    }
}
