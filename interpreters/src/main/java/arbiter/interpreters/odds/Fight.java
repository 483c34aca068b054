package arbiter.interpreters.odds;

import arbiter.dice.Distribution;
import arbiter.kernel.Ending;
import arbiter.kernel.Game;
import arbiter.kernel.State;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A whole fight solved instead of sampled: every state between two steps is met once, however many ways lead to it, and
 * its step is enumerated once. For fights with few states; choices are answered by a policy.
 */
public final class Fight<S extends State<S>> {

    /** What has not ended by this chance is left undecided. */
    private static final double NEGLIGIBLE = 1e-14;

    private static final int MOST_STEPS = 1_000_000;

    /** Where one step leads, as places in the list of states. */
    private record Step(int[] to, double[] chance) {}

    private final Game<S> game;
    private final Choices<S> choices;
    private final int mostStates;
    private final Map<S, Integer> places = new HashMap<>();
    private final List<S> states = new ArrayList<>();
    private final List<Step> steps = new ArrayList<>();
    private boolean sampled;

    private Fight(Game<S> game, Choices<S> choices, int mostStates) {
        this.game = game;
        this.choices = choices;
        this.mostStates = mostStates;
    }

    /**
     * Solves the fight from that state; empty if it has more states than allowed, or a step that can go more ways than
     * can be followed.
     */
    public static <S extends State<S>> Optional<Solution<S>> solve(
            Game<S> game, S start, Choices<S> choices, int mostStates) {
        Fight<S> fight = new Fight<>(game, choices, mostStates);
        return fight.explore(start.copy()) ? Optional.of(fight.play()) : Optional.empty();
    }

    private boolean explore(S start) {
        place(start);
        for (int i = 0; i < states.size(); i++) {
            if (states.size() > mostStates) {
                return false;
            }
            steps.add(game.ending(states.get(i)).isPresent() ? ended() : step(states.get(i)));
            if (sampled) {
                return false;
            }
        }
        return true;
    }

    private Step step(S state) {
        Answer<S> odds = Odds.of(state, play -> {
                    game.advance(play);
                    return play.state().copy();
                })
                .choosing(choices)
                .fast();
        sampled |= !odds.complete();
        Distribution<S> next = odds.distribution();
        int[] to = new int[next.size()];
        double[] chance = new double[next.size()];
        for (int i = 0; i < to.length; i++) {
            to[i] = place(next.outcome(i));
            chance[i] = next.probability(i);
        }
        return new Step(to, chance);
    }

    private static Step ended() {
        return new Step(new int[0], new double[0]);
    }

    private int place(S state) {
        Integer known = places.putIfAbsent(state, states.size());
        if (known != null) {
            return known;
        }
        states.add(state);
        return states.size() - 1;
    }

    /** Lets the whole chance flow from the start, step by step, until next to nothing is undecided. */
    private Solution<S> play() {
        double[] now = new double[states.size()];
        double[] visits = new double[states.size()];
        now[0] = 1;
        for (int round = 0; round < MOST_STEPS && undecided(now) > NEGLIGIBLE; round++) {
            double[] next = new double[now.length];
            for (int i = 0; i < now.length; i++) {
                Step step = steps.get(i);
                visits[i] += now[i];
                for (int k = 0; k < step.to.length; k++) {
                    next[step.to[k]] += now[i] * step.chance[k];
                }
            }
            now = next;
        }
        for (int i = 0; i < now.length; i++) {
            visits[i] += now[i];
        }
        return solution(visits, undecided(now));
    }

    private double undecided(double[] chance) {
        double sum = 0;
        for (int i = 0; i < chance.length; i++) {
            sum += steps.get(i).to.length == 0 ? 0 : chance[i];
        }
        return sum;
    }

    private Solution<S> solution(double[] visits, double undecided) {
        Map<Ending, Double> endings = new LinkedHashMap<>();
        Map<S, Double> turns = new LinkedHashMap<>();
        for (int i = 0; i < visits.length; i++) {
            Optional<Ending> ending = game.ending(states.get(i));
            if (ending.isPresent()) {
                endings.merge(ending.get(), visits[i], Double::sum);
            } else {
                turns.put(states.get(i), visits[i]);
            }
        }
        return new Solution<>(endings, turns, undecided);
    }
}
