package arbiter.games.capital.wild;

import arbiter.dice.Draw;
import arbiter.games.capital.state.CapitalState;
import arbiter.interpreters.simulation.Simulation;
import arbiter.kernel.Event;
import arbiter.kernel.Option;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import java.util.List;

/** Play by chance in which everything asked, answered and told goes to a witness, and every text is made. */
final class Notebook implements Play<CapitalState> {

    /** Sees which dice are thrown, what is chosen, and what happens with its line in the log. */
    interface Witness {
        void threw(String label);

        void chose(CapitalState state, Request<?> request, Option option);

        void happened(CapitalState state, Event<CapitalState> event, String line);
    }

    private static final int MOST_CHOICES = 5_000;

    private final Simulation<CapitalState> simulation;
    private final Witness witness;
    private int choices;

    Notebook(CapitalState start, long seed, Witness witness) {
        simulation = new Simulation<>(new KindsAgent(~seed));
        simulation.begin(start, seed);
        this.witness = witness;
    }

    @Override
    public CapitalState state() {
        return simulation.state();
    }

    @Override
    public <T> T draw(String label, Draw<T> draw) {
        witness.threw(label);
        return simulation.draw(label, draw);
    }

    /** A step begins; one that asks without end is stuck. */
    void step() {
        choices = 0;
    }

    @Override
    public <O extends Option> O choose(Request<O> request) {
        check(request);
        if (++choices > MOST_CHOICES) {
            throw new AssertionError("stuck, asking " + request);
        }
        O option = simulation.choose(request);
        witness.chose(state(), request, option);
        return option;
    }

    @Override
    public void emit(Event<CapitalState> event) {
        event.audience(state());
        simulation.emit(event);
        witness.happened(state(), event, event.line(state()).text());
    }

    /** A request can be read, its default is one of its options, and no two options have the same id. */
    private static void check(Request<?> request) {
        if (request.prompt().isBlank()) {
            throw new AssertionError("nothing is asked: " + request);
        }
        List<String> ids = request.options().stream().map(Option::id).toList();
        if (ids.isEmpty() || ids.stream().distinct().count() < ids.size()) {
            throw new AssertionError("options that cannot be told apart: " + request.label() + " " + ids);
        }
        request.options().forEach(option -> {
            if (option.text().isBlank() || option.costs().stream().anyMatch(cost -> cost.amount() < 1)) {
                throw new AssertionError("not told: " + request.label() + " " + option.id());
            }
        });
    }
}
