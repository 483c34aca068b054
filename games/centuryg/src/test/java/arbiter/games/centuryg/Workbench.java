package arbiter.games.centuryg;

import arbiter.games.centuryg.state.CenturyState;
import arbiter.interpreters.simulation.Simulation;
import arbiter.kernel.Agent;
import arbiter.testkit.RandomAgent;
import java.util.Map;
import java.util.TreeMap;

public final class Workbench {
    static long decisions;
    static Map<String, Integer> labels = new TreeMap<>();

    public static void main(String[] args) {
        for (String name : args[0].split(",")) {
            run(name, Integer.parseInt(args[1]), args.length > 2 ? args[2] : "");
        }
    }

    static void run(String name, int n, String mode) {
        CenturyState start = Tables.encounter(name);
        Agent<CenturyState> smart = new CenturyOpponent();
        Map<String, Integer> wins = new TreeMap<>();
        long rounds = 0, t0 = System.nanoTime();
        decisions = 0;
        CenturyGame game = new CenturyGame();
        CenturyState state = start.copy();
        for (int seed = 1; seed <= n; seed++) {
            state.restore(start);
            RandomAgent<CenturyState> dumb = new RandomAgent<>(seed);
            String first = start.fighters().get(0).side();
            Agent<CenturyState> agent = (s, r) -> {
                decisions++;
                if (mode.contains("labels")) labels.merge(r.label(), 1, Integer::sum);
                if (mode.contains("rand")
                        && !r.decider().isGamemaster()
                        && !s.fighter(r.decider().id()).side().equals(first)) return dumb.pick(s, r);
                return smart.pick(s, r);
            };
            try {
                var ending = new Simulation<>(agent).play(game, state, seed, 20000);
                String who = ending.map(e -> e.toString()).orElse("NOT ENDED");
                wins.merge(who, 1, Integer::sum);
            } catch (RuntimeException e) {
                if (wins.merge("EXC " + e, 1, Integer::sum) == 1) {
                    e.printStackTrace();
                }
            }
            rounds += state.round();
        }
        double s = (System.nanoTime() - t0) / 1e9;
        System.out.printf(
                "%s: %s rounds %.1f, %.0f decisions/s, %.1f fights/s%n",
                name, wins, rounds / (double) n, decisions / s, n / s);
        if (mode.contains("labels")) {
            System.out.println(labels);
        }
    }
}
