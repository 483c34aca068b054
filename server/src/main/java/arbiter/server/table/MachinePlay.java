package arbiter.server.table;

import arbiter.interpreters.live.OpenRequest;
import arbiter.interpreters.live.Table;
import arbiter.interpreters.situation.Agents;
import arbiter.kernel.Agent;
import arbiter.kernel.Call;
import arbiter.kernel.Decider;
import arbiter.kernel.Option;
import arbiter.kernel.Refused;
import arbiter.kernel.Request;
import arbiter.kernel.State;
import arbiter.kernel.View;
import arbiter.kernel.Viewer;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** What the game's own opponent does for the seats that were left to it. */
final class MachinePlay<S extends State<S>> {

    private final Agent<S> agent;
    private final Table<S> table;

    MachinePlay(Agent<S> agent, Table<S> table) {
        this.agent = agent;
        this.table = table;
    }

    /** The next question that is for the machine. */
    Optional<OpenRequest> asked(Seating seating) {
        return table.open().stream()
                .filter(open -> seating.byMachine(open.request().decider()))
                .findFirst();
    }

    /** What it wants to call for before it chooses that action. */
    Optional<Call> call(OpenRequest open, Seating seating) {
        return open.request().command() ? agent.call(table.state(), () -> calls(seating)) : Optional.empty();
    }

    private List<Call> calls(Seating seating) {
        return table.calls(Viewer.GAMEMASTER).stream()
                .filter(call -> seating.byMachine(call.decider()))
                .toList();
    }

    Table.Change<S> carryOut(Call call) {
        return table.callFor(call.decider(), call.option().id());
    }

    Table.Change<S> answer(OpenRequest open, Seating seating) {
        Decider decider = open.request().decider();
        try {
            return table.answerFor(decider, open.id(), chosen(open, seating));
        } catch (Refused badAdvice) {
            return table.answerFor(decider, open.id(), Agents.byDefault(open.request()));
        }
    }

    /** An agent sees everything; what it makes of things hidden from its own side does not count. */
    private List<String> chosen(OpenRequest open, Seating seating) {
        Decider decider = open.request().decider();
        if (decider.isGamemaster()) {
            return Agents.answer(agent, table, open);
        }
        Request<?> seen = table.open(new Viewer(false, ownSide(decider, seating))).stream()
                .filter(candidate -> candidate.id().equals(open.id()))
                .findFirst()
                .orElse(open)
                .request();
        List<String> answer = Agents.answer(agent, table, open);
        List<String> offered = seen.options().stream().map(Option::id).toList();
        return offered.containsAll(answer) ? answer : Agents.byDefault(seen);
    }

    private Set<String> ownSide(Decider decider, Seating seating) {
        List<View.Unit> units = table.view(Viewer.GAMEMASTER).units();
        Set<String> own = new TreeSet<>(Set.of(decider.id()));
        units.stream()
                .filter(unit -> unit.id().equals(decider.id()))
                .findFirst()
                .ifPresent(self -> units.stream()
                        .filter(unit -> unit.side().equals(self.side()))
                        .filter(unit -> seating.byMachine(Decider.unit(unit.id())))
                        .forEach(unit -> own.add(unit.id())));
        return own;
    }
}
