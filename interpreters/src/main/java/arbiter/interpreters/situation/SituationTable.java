package arbiter.interpreters.situation;

import arbiter.content.Nearest;
import arbiter.content.Problems;
import arbiter.interpreters.live.Calls;
import arbiter.interpreters.live.OpenRequest;
import arbiter.interpreters.live.Sides;
import arbiter.interpreters.live.Table;
import arbiter.interpreters.scripted.ScriptBroken;
import arbiter.interpreters.scripted.Wording;
import arbiter.kernel.Agent;
import arbiter.kernel.Call;
import arbiter.kernel.Journal;
import arbiter.kernel.Option;
import arbiter.kernel.Refused;
import arbiter.kernel.Request;
import arbiter.kernel.State;
import arbiter.kernel.View;
import arbiter.kernel.Viewer;
import arbiter.rulebook.Command;
import arbiter.rulebook.Rulebook;
import arbiter.rulebook.Situation;
import arbiter.rulebook.edit.Edits;
import java.util.List;
import java.util.Optional;

/** A situation as a live table on which its commands are carried out one after the other. */
public final class SituationTable<S extends State<S>> {

    private final Rulebook<S> book;
    private final Situation situation;
    private final Director director;
    private final Table<S> table;
    private int carriedOut;

    private SituationTable(Rulebook<S> book, Situation situation, long seed) {
        this.book = book;
        this.situation = situation;
        this.director = new Director(situation, seed);
        S start = situation.start(book);
        Journal.Header header =
                Journal.Header.of(book.id(), book.content().version(), situation.options(book, new Problems()));
        this.table = brokenAt(
                situation.node(), () -> Table.start(book.game(), header, start, director, director.standing()));
    }

    /** Sets the table up; dice the file does not give come from that seed. */
    public static <S extends State<S>> SituationTable<S> of(Rulebook<S> book, Situation situation, long seed) {
        return new SituationTable<>(book, situation, seed);
    }

    public Table<S> table() {
        return table;
    }

    public Rulebook<S> book() {
        return book;
    }

    public Situation situation() {
        return situation;
    }

    /** Carries out the first so many commands of the file and goes on to the next question for a command. */
    public void play(int commands) {
        for (int i = 0; i < commands; i++) {
            Command command = situation.commands().get(carriedOut);
            carryOut(command);
            carriedOut++;
        }
        brokenAt(situation.node(), () -> toNextCommand());
    }

    /** Ends the run: whatever dice and choices the file brought must have been used. */
    public void finish() {
        director.end();
    }

    /** Lets an agent play for everybody until it is over, or for so many answers. */
    public void playOut(Agent<S> agent, int answers) {
        for (int i = 0; i < answers && !table.open().isEmpty(); i++) {
            OpenRequest open = table.open().get(0);
            Viewer side =
                    Sides.viewer(book.game(), table.state(), open.request().decider());
            Optional<Call> call = open.request().command()
                    ? agent.call(book.game().known(table.state(), side), () -> table.calls(side))
                            .filter(wanted -> Calls.isOffered(book.game(), table.state(), wanted))
                    : Optional.empty();
            if (call.isPresent()) {
                table.call(
                        Viewer.GAMEMASTER,
                        call.get().decider(),
                        call.get().option().id());
            } else {
                answer(open, Agents.answer(agent, table, open));
            }
        }
    }

    /** The open request for a command, if the table waits for one. */
    public Optional<OpenRequest> commandRequest() {
        return table.open().stream().filter(open -> open.request().command()).findFirst();
    }

    /** The option that a command's words mean at this request; refused where they stand in the file. */
    public static Option meant(Command command, Request<?> request) {
        command.unit().filter(unit -> !unit.equals(request.decider().id())).ifPresent(unit -> {
            throw command.node().problem("it is for " + request.decider().id() + " to act now, not for " + unit);
        });
        return Wording.option(request, command.words())
                .map(Option.class::cast)
                .orElseGet(() -> freely(command, request));
    }

    private static Option freely(Command command, Request<?> request) {
        try {
            return request.accept(command.words());
        } catch (Refused refused) {
            List<String> ids = request.options().stream().map(Option::id).toList();
            throw command.node().problem(Nearest.unknown("command", command.words(), ids));
        }
    }

    private void carryOut(Command command) {
        brokenAt(command.node(), () -> toNextCommand());
        switch (command.kind()) {
            case ANSWER -> answer(command);
            case CALL -> call(command);
            case EDIT -> edit(command);
        }
    }

    private void answer(Command command) {
        OpenRequest open = commandRequest()
                .orElseThrow(() -> command.node()
                        .problem("nobody can act any more: "
                                + table.ending()
                                        .map(ending -> ending.text())
                                        .orElse("the table waits for no command")));
        Option option = meant(command, open.request());
        director.begin(command);
        brokenAt(command.node(), () -> {
            answer(open, List.of(option.id()));
            toNextCommand();
        });
        director.end(command);
    }

    /** Somebody calls for something while the table waits for a command of somebody's. */
    private void call(Command command) {
        String caller = command.unit().orElseThrow();
        List<String> units = table.view(Viewer.GAMEMASTER).units().stream()
                .map(View.Unit::id)
                .toList();
        if (!units.contains(caller)) {
            throw command.node().problem(Nearest.unknown("unit", caller, units));
        }
        List<Call> calls = table.calls(Viewer.GAMEMASTER).stream()
                .filter(call -> call.decider().id().equals(caller))
                .toList();
        Call meant = calls.stream()
                .filter(call -> Wording.means(call.option(), command.words()))
                .findFirst()
                .orElseThrow(() -> command.node()
                        .problem(Nearest.unknown(
                                "call",
                                command.words(),
                                calls.stream().map(call -> call.option().id()).toList())));
        director.begin(command);
        brokenAt(command.node(), () -> {
            table.call(Viewer.GAMEMASTER, meant.decider(), meant.option().id());
            toNextCommand();
        });
        director.end(command);
    }

    /** The gamemaster changes something by hand while the table waits for a command of somebody's. */
    private void edit(Command command) {
        director.begin(command);
        brokenAt(command.node(), () -> {
            table.edit(Edits.of(book, table.state()).event(command.words(), command.unit(), command.values()));
            toNextCommand();
        });
        director.end(command);
    }

    /** Answers everything on the way, as the file says or by default, until a command is asked for. */
    private void toNextCommand() {
        while (!table.open().isEmpty() && commandRequest().isEmpty()) {
            OpenRequest open = table.open().get(0);
            Request<?> request = open.request();
            Optional<String> words = director.answer(request);
            answer(open, words.isPresent() ? read(request, words.get()) : Agents.byDefault(request));
        }
    }

    private void answer(OpenRequest open, List<String> options) {
        table.answer(Viewer.GAMEMASTER, open.id(), options);
    }

    private static List<String> read(Request<?> request, String words) {
        List<String> parts = switch (request.kind()) {
            case SOME, ORDER -> List.of(words.split("\\s*;\\s*"));
            default -> List.of(words);
        };
        return parts.stream()
                .map(part -> Wording.option(request, part).map(Option::id).orElse(part))
                .toList();
    }

    /** Tells of a broken script where it stands in the file. */
    private static void brokenAt(arbiter.content.yaml.Node node, Runnable running) {
        brokenAt(node, () -> {
            running.run();
            return true;
        });
    }

    private static <T> T brokenAt(arbiter.content.yaml.Node node, java.util.function.Supplier<T> running) {
        try {
            return running.get();
        } catch (ScriptBroken | Refused broken) {
            throw node.problem(broken.getMessage());
        }
    }
}
