package arbiter.games.centuryg.wild;

import arbiter.dice.Draw;
import arbiter.games.centuryg.state.CenturyState;
import arbiter.interpreters.simulation.Simulation;
import arbiter.kernel.Event;
import arbiter.kernel.Option;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import java.util.List;

/** Play by chance in which everything asked, answered and told goes to a tally, and every text is made. */
final class Notebook implements Play<CenturyState> {

    private static final int MOST_CHOICES = 5_000;

    private final Simulation<CenturyState> simulation;
    private final Tally tally;
    private int choices;

    Notebook(CenturyState start, long seed, Tally tally) {
        simulation = new Simulation<>(new KindsAgent(~seed));
        simulation.begin(start, seed);
        this.tally = tally;
    }

    @Override
    public CenturyState state() {
        return simulation.state();
    }

    @Override
    public <T> T draw(String label, Draw<T> draw) {
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
        tally.chose(request, option);
        return option;
    }

    @Override
    public void emit(Event<CenturyState> event) {
        event.audience(state());
        simulation.emit(event);
        tally.happened(state(), event, event.line(state()).text());
    }

    /** A request can be read, its default is one of its options, and no two options have the same id. */
    private static void check(Request<?> request) {
        if (request.prompt().isBlank()) {
            throw new AssertionError("nothing is asked: " + request);
        }
        List<String> ids = request.options().stream().map(Option::id).toList();
        List<String> twice = ids.stream()
                .filter(id -> ids.indexOf(id) < ids.lastIndexOf(id))
                .distinct()
                .toList();
        if (ids.isEmpty() || !twice.isEmpty()) {
            throw new AssertionError("options that cannot be told apart: " + request.label() + " " + twice);
        }
        request.options().forEach(option -> {
            if (option.text().isBlank() || option.costs().stream().anyMatch(cost -> cost.amount() < 1)) {
                throw new AssertionError("not told: " + request.label() + " " + option.id());
            }
        });
    }
}
