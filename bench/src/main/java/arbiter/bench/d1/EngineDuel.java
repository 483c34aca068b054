package arbiter.bench.d1;

import arbiter.bench.hand.DuelTally;
import arbiter.interpreters.odds.Fight;
import arbiter.interpreters.odds.Solution;
import arbiter.interpreters.simulation.Simulation;
import arbiter.kernel.Agent;
import arbiter.kernel.Request;
import java.util.OptionalInt;

/** Duel D1 through the engine: played by the simulation with an agent that always attacks, or solved exactly. */
public final class EngineDuel {

    private static final int MOST_STEPS = 10_000;
    private static final int MOST_STATES = 1_000;

    private final D1Game game = new D1Game();
    private final D1State start = new D1State();
    private final D1State state = new D1State();
    private final Attacker attacker = new Attacker();
    private final Simulation<D1State> simulation = new Simulation<>(attacker);
    private long seed;

    public EngineDuel(long seed) {
        this.seed = seed;
    }

    /** Fights so many duels, each from a seed of its own. */
    public DuelTally fight(int duels) {
        attacker.turns = 0;
        attacker.attacks = 0;
        long wins = 0;
        for (int i = 0; i < duels; i++) {
            state.restore(start);
            var ending = simulation.play(game, state, seed++, MOST_STEPS).orElseThrow();
            wins += ending.winner().orElseThrow().equals("first") ? 1 : 0;
        }
        return new DuelTally(duels, wins, attacker.turns, attacker.attacks);
    }

    /** The chance that the starter wins, the expected turns and the expected attacks. */
    public static double[] solve() {
        Solution<D1State> solution = Fight.solve(
                        new D1Game(), new D1State(), (state, request) -> OptionalInt.of(0), MOST_STATES)
                .orElseThrow();
        return new double[] {
            solution.wins("first"),
            solution.expected(state -> state.attacks == 0 ? 1 : 0),
            solution.expected(state -> 1)
        };
    }

    /** Takes the first option, the attack, and counts. */
    private static final class Attacker implements Agent<D1State> {

        private long turns;
        private long attacks;

        @Override
        public int pick(D1State state, Request<?> request) {
            attacks++;
            if (state.attacks == 0) {
                turns++;
            }
            return 0;
        }
    }
}
