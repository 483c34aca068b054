package arbiter.testkit;

import arbiter.dice.Draw;
import arbiter.interpreters.simulation.Simulation;
import arbiter.kernel.Agent;
import arbiter.kernel.Call;
import arbiter.kernel.Event;
import arbiter.kernel.Option;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import arbiter.kernel.State;
import java.util.List;
import java.util.regex.Pattern;

/** Play by chance in which everything thrown, asked, answered and told goes to a witness, and every text is made. */
public final class Notebook<S extends State<S>> implements Play<S> {

    private static final Pattern COORDINATES = Pattern.compile("(?<![\\d.])-?\\d+(\\.\\d+)?,-?\\d");

    /** Sees which dice are thrown, what is chosen and called for, what happens with its line, and how things stand. */
    public interface Witness<S> {

        default void threw(String label) {}

        default void chose(S state, Request<?> request, Option option) {}

        default void called(S state, Call call) {}

        default void happened(S state, Event<S> event, String line) {}

        /** How the table stands after a step. */
        default void stands(S state) {}

        /** All of them see everything. */
        static <S> Witness<S> all(List<Witness<S>> witnesses) {
            return new Witness<>() {

                @Override
                public void threw(String label) {
                    witnesses.forEach(witness -> witness.threw(label));
                }

                @Override
                public void chose(S state, Request<?> request, Option option) {
                    witnesses.forEach(witness -> witness.chose(state, request, option));
                }

                @Override
                public void called(S state, Call call) {
                    witnesses.forEach(witness -> witness.called(state, call));
                }

                @Override
                public void happened(S state, Event<S> event, String line) {
                    witnesses.forEach(witness -> witness.happened(state, event, line));
                }

                @Override
                public void stands(S state) {
                    witnesses.forEach(witness -> witness.stands(state));
                }
            };
        }
    }

    private static final int MOST_CHOICES = 5_000;

    private final Simulation<S> simulation;
    private final Witness<S> witness;
    private int choices;

    public Notebook(S start, long seed, Agent<S> agent, Witness<S> witness) {
        simulation = new Simulation<>(agent);
        simulation.begin(start, seed);
        this.witness = witness;
    }

    @Override
    public S state() {
        return simulation.state();
    }

    @Override
    public <T> T draw(String label, Draw<T> draw) {
        witness.threw(label);
        return simulation.draw(label, draw);
    }

    /** A step begins; one that asks without end is stuck. */
    public void step() {
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
    public void emit(Event<S> event) {
        event.audience(state());
        simulation.emit(event);
        witness.happened(state(), event, event.line(state()).text());
    }

    /** A request can be read, its default is one of its options, and no two options have the same id. */
    private static void check(Request<?> request) {
        request.options().forEach(option -> checkWords(request, option.text()));
        checkWords(request, request.prompt());
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

    /** People read where a place is, not its coordinates; those are for ids. */
    private static void checkWords(Request<?> request, String text) {
        if (COORDINATES.matcher(text).find()) {
            throw new AssertionError("coordinates instead of words: " + request.label() + " " + text);
        }
    }
}
