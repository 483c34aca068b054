package arbiter.bench;

import arbiter.interpreters.simulation.Simulation;
import arbiter.kernel.Agent;
import arbiter.kernel.Game;
import arbiter.kernel.Request;
import arbiter.kernel.State;

/** One fight of a whole game again and again, played by the cheap opponent for both sides. */
public final class Fights<S extends State<S>> {

    /** A fight that lasts longer than this many steps is left and begun anew. */
    private static final int LONGEST = 2_000;

    private final Game<S> game;
    private final S start;
    private final S state;
    private final Counting<S> counting;
    private final Simulation<S> simulation;
    private long seed;
    private int steps = LONGEST;

    public Fights(Game<S> game, S start, Agent<S> opponent, long seed) {
        this.game = game;
        this.start = start;
        this.state = start.copy();
        this.counting = new Counting<>(opponent);
        this.simulation = new Simulation<>(counting);
        this.seed = seed;
    }

    /** Plays on until so many decisions have been made, fight after fight. */
    public long decide(int decisions) {
        long end = counting.decisions + decisions;
        while (counting.decisions < end) {
            if (steps == LONGEST || game.ending(state).isPresent()) {
                state.restore(start);
                simulation.begin(state, seed++);
                steps = 0;
            }
            simulation.advance(game);
            steps++;
        }
        return counting.decisions;
    }

    /** Plays so many whole fights and says how many of them that side has won. */
    public long wins(String side, int wanted) {
        long wins = 0;
        for (int i = 0; i < wanted; i++) {
            state.restore(start);
            wins += simulation
                    .play(game, state, seed++, LONGEST)
                    .flatMap(ending -> ending.winner())
                    .filter(side::equals)
                    .map(winner -> 1)
                    .orElse(0);
        }
        return wins;
    }

    public S copy() {
        return start.copy();
    }

    private static final class Counting<S> implements Agent<S> {

        private final Agent<S> agent;
        private long decisions;

        Counting(Agent<S> agent) {
            this.agent = agent;
        }

        @Override
        public int pick(S state, Request<?> request) {
            decisions++;
            return agent.pick(state, request);
        }
    }
}
