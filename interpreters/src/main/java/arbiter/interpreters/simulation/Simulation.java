package arbiter.interpreters.simulation;

import arbiter.dice.Draw;
import arbiter.dice.RandomStream;
import arbiter.kernel.Agent;
import arbiter.kernel.Ending;
import arbiter.kernel.Event;
import arbiter.kernel.Game;
import arbiter.kernel.Option;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import arbiter.kernel.State;
import java.util.Optional;

/**
 * Plays by the rules as fast as they go: dice from a fast stream, choices by an agent, events applied and not kept. One
 * simulation serves fight after fight on one thread; the seed alone decides how a fight goes.
 */
public final class Simulation<S extends State<S>> implements Play<S> {

    private final Agent<S> agent;
    private final RandomStream random = new RandomStream(0);
    private S state;

    public Simulation(Agent<S> agent) {
        this.agent = agent;
    }

    /**
     * Plays that state, which is changed, to its end; empty if it has not ended after so many steps.
     */
    public Optional<Ending> play(Game<S> game, S table, long seed, int steps) {
        begin(table, seed);
        for (int step = 0; step < steps; step++) {
            Optional<Ending> ending = game.ending(table);
            if (ending.isPresent()) {
                return ending;
            }
            agent.call(table, () -> game.calls(table)).ifPresent(call -> game.call(this, call));
            game.advance(this);
        }
        return game.ending(table);
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
        return request.option(agent.pick(state, request));
    }

    @Override
    public void emit(Event<S> event) {
        event.apply(state);
    }
}
