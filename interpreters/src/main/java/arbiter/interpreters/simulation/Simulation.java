package arbiter.interpreters.simulation;

import arbiter.dice.Draw;
import arbiter.dice.RandomStream;
import arbiter.interpreters.lookahead.AgentFight;
import arbiter.interpreters.situation.Agents;
import arbiter.kernel.Agent;
import arbiter.kernel.Ending;
import arbiter.kernel.Event;
import arbiter.kernel.Game;
import arbiter.kernel.Option;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import arbiter.kernel.State;
import arbiter.kernel.Viewer;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * Plays by the rules as fast as they go: dice from a fast stream, choices by an agent, events applied and not kept. One
 * simulation serves fight after fight on one thread; the seed alone decides how a fight goes.
 *
 * <p>In the steps of a game the agent decides by what the side of whoever is asked may know. Where nothing is secret
 * that is the table itself, and looking for secrets is all it costs.
 */
public final class Simulation<S extends State<S>> implements Play<S> {

    private final Agent<S> agent;
    private final RandomStream random = new RandomStream(0);
    private S state;

    /** The game whose step is under way, if a secret may come up in it; rules that are run by themselves have none. */
    private Game<S> game;

    public Simulation(Agent<S> agent) {
        this.agent = agent;
    }

    /**
     * Plays that state, which is changed, to its end; empty if it has not ended after so many steps.
     */
    public Optional<Ending> play(Game<S> played, S table, long seed, int steps) {
        begin(table, seed);
        for (int step = 0; step < steps; step++) {
            Optional<Ending> ending = played.ending(table);
            if (ending.isPresent()) {
                return ending;
            }
            advance(played);
        }
        return played.ending(table);
    }

    /** Plays one step of a fight that has been begun, with what the agent calls for before it. */
    public void advance(Game<S> played) {
        if (hasSecrets(played)) {
            new AgentFight<>(played, state, random, side -> agent).step();
            return;
        }
        game = played.makesSecrets() ? played : null;
        try {
            agent.call(state, () -> played.calls(state)).ifPresent(call -> played.call(this, call));
            played.advance(this);
        } finally {
            game = null;
        }
    }

    private boolean hasSecrets(Game<S> played) {
        return played.known(state, Viewer.SPECTATOR) != state;
    }

    /** Makes ready to run rules on that state, which is changed. */
    public void begin(S table, long seed) {
        state = table;
        random.reseed(seed);
    }

    @Override
    public S state() {
        return state;
    }

    @Override
    public <T> T draw(String label, Draw<T> draw) {
        return draw.sample(random);
    }

    @Override
    public <O extends Option> O choose(Request<O> request) {
        return game == null || !hasSecrets(game)
                ? request.option(agent.pick(state, request))
                : request.accept(Agents.offhand(agent, game, state, request));
    }

    /** Nothing is kept apart here, and the detour by steps would cost something at every action. */
    @Override
    public void apart(String label, Runnable part) {
        part.run();
    }

    @Override
    public <T> T once(String label, Supplier<T> part) {
        return part.get();
    }

    @Override
    public void emit(Event<S> event) {
        event.apply(state);
    }
}
