package arbiter.games.capital;

import arbiter.dice.Draw;
import arbiter.games.capital.unit.CapitalState;
import arbiter.interpreters.simulation.Simulation;
import arbiter.kernel.Agent;
import arbiter.kernel.Event;
import arbiter.kernel.Option;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/**
 * Counts what can be said: the options of the first question that is not quiet, and behind each of them those of the
 * next one, with the same dice every time. Quiet questions pass.
 */
final class Perft implements Play<CapitalState> {

    private static final long SEED = 1;

    private final Simulation<CapitalState> simulation = new Simulation<>(Agent.<CapitalState>byDefault());
    private final int[] picks;
    private int asked;

    /** The question after the picks, which ends the run. */
    private static final class Reached extends RuntimeException {

        private static final long serialVersionUID = 1;
        private final transient List<String> options;

        private Reached(String label, List<String> options) {
            super(label);
            this.options = options;
        }
    }

    private Perft(CapitalState state, int... picks) {
        this.picks = picks;
        simulation.begin(state, SEED);
    }

    /** Each option of the first question with the label of the question after it and its number of answers. */
    static List<String> counts(Supplier<CapitalState> position) {
        List<String> counts = new ArrayList<>();
        List<String> first = new Perft(position.get()).next().options;
        for (int i = 0; i < first.size(); i++) {
            Reached second = new Perft(position.get(), i).next();
            counts.add(first.get(i) + " -> " + second.getMessage() + " " + second.options.size());
        }
        return counts;
    }

    private Reached next() {
        CapitalGame game = new CapitalGame();
        try {
            while (game.ending(state()).isEmpty()) {
                game.advance(this);
            }
            return new Reached("the end", List.of());
        } catch (Reached reached) {
            return reached;
        }
    }

    @Override
    public CapitalState state() {
        return simulation.state();
    }

    @Override
    public <T> T draw(String label, Draw<T> draw) {
        return simulation.draw(label, draw);
    }

    @Override
    public <O extends Option> O choose(Request<O> request) {
        if (request.quiet()) {
            return request.fallback();
        }
        if (asked < picks.length) {
            return request.option(picks[asked++]);
        }
        throw new Reached(
                request.label(), request.options().stream().map(Option::id).toList());
    }

    @Override
    public void emit(Event<CapitalState> event) {
        simulation.emit(event);
    }
}
