package arbiter.bench.capital;

import arbiter.games.capital.state.CapitalState;
import arbiter.interpreters.simulation.Simulation;
import arbiter.kernel.Agent;
import arbiter.kernel.Game;
import arbiter.kernel.Request;

/** Four against four of the ready characters, played by the cheap opponent for both sides. */
public final class CapitalFights {

    /** A fight that lasts longer than this many steps is left and begun anew. */
    private static final int LONGEST = 2_000;

    private final Game<CapitalState> game = CapitalTables.BOOK.game();
    private final CapitalState start = CapitalTables.fourAgainstFour();
    private final CapitalState state = start.copy();
    private final Counting counting = new Counting(CapitalTables.BOOK.opponent());
    private final Simulation<CapitalState> simulation = new Simulation<>(counting);
    private long seed;
    private int steps = LONGEST;

    public CapitalFights(long seed) {
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
            game.advance(simulation);
            steps++;
        }
        return counting.decisions;
    }

    /** Plays so many whole fights and says how many of them red has won. */
    public long redWins(int wanted) {
        long wins = 0;
        for (int i = 0; i < wanted; i++) {
            state.restore(start);
            wins += simulation
                    .play(game, state, seed++, LONGEST)
                    .flatMap(ending -> ending.winner())
                    .filter("red"::equals)
                    .map(winner -> 1)
                    .orElse(0);
        }
        return wins;
    }

    public CapitalState copy() {
        return start.copy();
    }

    private static final class Counting implements Agent<CapitalState> {

        private final Agent<CapitalState> agent;
        private long decisions;

        Counting(Agent<CapitalState> agent) {
            this.agent = agent;
        }

        @Override
        public int pick(CapitalState state, Request<?> request) {
            decisions++;
            return agent.pick(state, request);
        }
    }
}
