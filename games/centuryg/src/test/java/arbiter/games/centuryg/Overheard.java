package arbiter.games.centuryg;

import arbiter.dice.Draw;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.kernel.Event;
import arbiter.kernel.Option;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import arbiter.testkit.Scenario;
import java.util.ArrayList;
import java.util.List;

/** Passes everything on, and notes who is asked what, with which options. */
public record Overheard(Scenario<CenturyState> table, List<String> asked, List<Request<?>> requests)
        implements Play<CenturyState> {

    public static Overheard at(Scenario<CenturyState> table) {
        return new Overheard(table, new ArrayList<>(), new ArrayList<>());
    }

    /** What was asked last. */
    public Request<?> last() {
        return requests.get(requests.size() - 1);
    }

    /** What was asked under that label, as {@code aska: head torso}. */
    public List<String> asked(String label) {
        return asked.stream()
                .filter(line -> line.contains(" " + label + " "))
                .map(line -> line.replace(" " + label + " ", ": "))
                .toList();
    }

    @Override
    public CenturyState state() {
        return table.state();
    }

    @Override
    public <T> T draw(String label, Draw<T> draw) {
        return table.draw(label, draw);
    }

    @Override
    public <O extends Option> O choose(Request<O> request) {
        requests.add(request);
        List<String> ids = request.options().stream().map(Option::id).toList();
        asked.add(request.decider().id() + " " + request.label() + " " + String.join(" ", ids));
        return table.choose(request);
    }

    @Override
    public void emit(Event<CenturyState> event) {
        table.emit(event);
    }
}
