package arbiter.server.table.loaded;

import arbiter.interpreters.live.Calls;
import arbiter.interpreters.live.OpenRequest;
import arbiter.interpreters.live.Sides;
import arbiter.interpreters.live.Table;
import arbiter.interpreters.situation.Agents;
import arbiter.kernel.Agent;
import arbiter.kernel.Call;
import arbiter.kernel.Decider;
import arbiter.kernel.Refused;
import arbiter.kernel.State;
import arbiter.kernel.Viewer;
import arbiter.lab.agent.EasyAgent;
import arbiter.lab.agent.Strength;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** What the machine does for the seats that were left to it, as well as each of them plays. */
public final class MachinePlay<S extends State<S>> {

    private final Agent<S> agent;
    private final Table<S> table;

    public MachinePlay(Agent<S> agent, Table<S> table) {
        this.agent = agent;
        this.table = table;
    }

    /** The next question that is for the machine. */
    public Optional<OpenRequest> asked(Seating seating) {
        return table.open().stream()
                .filter(open -> seating.byMachine(open.request().decider()))
                .findFirst();
    }

    /** What it wants to call for before it chooses that action, by what its side may know. */
    public Optional<Call> call(OpenRequest open, Seating seating) {
        if (!open.request().command()) {
            return Optional.empty();
        }
        Viewer side = viewer(open.request().decider(), seating);
        S state = table.state();
        return agent.call(table.game().known(state, side), () -> calls(side, seating))
                .filter(call -> Calls.isOffered(table.game(), state, call));
    }

    private List<Call> calls(Viewer side, Seating seating) {
        return table.calls(side).stream()
                .filter(call -> seating.byMachine(call.decider()))
                .toList();
    }

    public Table.Change<S> carryOut(Call call) {
        return table.callFor(call.decider(), call.option().id());
    }

    /** Whether that is a question which the machine thinks about for long, outside of all that others wait for. */
    public boolean thinks(OpenRequest open, Seating seating) {
        Decider decider = open.request().decider();
        return !decider.isGamemaster()
                && seating.strength(decider.id()) == Strength.HARD
                && !open.request().quiet()
                && open.request().options().size() > 1;
    }

    /** What the machine may know when it decides there. */
    public Viewer viewer(OpenRequest open, Seating seating) {
        return viewer(open.request().decider(), seating);
    }

    /** Answers as was advised, where that can be. */
    public Table.Change<S> answer(OpenRequest open, List<String> advised) {
        Decider decider = open.request().decider();
        try {
            return table.answerFor(decider, open.id(), Agents.accepted(open.request(), advised));
        } catch (Refused badAdvice) {
            return table.answerFor(decider, open.id(), open.request().fallbackIds());
        }
    }

    private Agent<S> agent(Decider decider, Seating seating) {
        boolean easy = !decider.isGamemaster() && seating.strength(decider.id()) == Strength.EASY;
        return easy ? new EasyAgent<>(agent, table.journal().size()) : agent;
    }

    public Table.Change<S> answer(OpenRequest open, Seating seating) {
        Decider decider = open.request().decider();
        try {
            List<String> chosen = Agents.answer(agent(decider, seating), table, open, viewer(decider, seating));
            return table.answerFor(decider, open.id(), chosen);
        } catch (Refused badAdvice) {
            return table.answerFor(decider, open.id(), open.request().fallbackIds());
        }
    }

    /** What the machine may know when it decides for somebody: what it plays on that side; all where nothing is secret. */
    private Viewer viewer(Decider decider, Seating seating) {
        Viewer side = Sides.viewer(table.game(), table.state(), decider);
        if (side.gamemaster()) {
            return side;
        }
        Set<String> own = new TreeSet<>(Set.of(decider.id()));
        side.units().stream()
                .filter(unit -> seating.byMachine(Decider.unit(unit)))
                .forEach(own::add);
        return new Viewer(false, own);
    }
}
