package arbiter.interpreters.situation;

import arbiter.content.ContentProblems;
import arbiter.content.Nearest;
import arbiter.content.Problems;
import arbiter.interpreters.live.Calls;
import arbiter.interpreters.live.OpenRequest;
import arbiter.interpreters.live.Sides;
import arbiter.interpreters.live.Table;
import arbiter.interpreters.preview.Preview;
import arbiter.interpreters.scripted.FollowingWords;
import arbiter.interpreters.scripted.ScriptBroken;
import arbiter.kernel.Agent;
import arbiter.kernel.Call;
import arbiter.kernel.Decider;
import arbiter.kernel.Ending;
import arbiter.kernel.Journal;
import arbiter.kernel.Refused;
import arbiter.kernel.Request;
import arbiter.kernel.State;
import arbiter.kernel.View;
import arbiter.kernel.Viewer;
import arbiter.rulebook.Command;
import arbiter.rulebook.Rulebook;
import arbiter.rulebook.Situation;
import arbiter.rulebook.edit.Edits;
import java.util.ArrayList;
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

    /** Whether a command answers the question that waits; what is called unasked or edited has no odds of its own. */
    public boolean hasOdds(Command command) {
        return command.kind() == Command.Kind.ANSWER && !isUnasked(command);
    }

    /** What an option of the next command would lead to. */
    public CommandOdds<S> odds(Command command) {
        OpenRequest open = commandRequest().orElseThrow(() -> nobodyActs(command));
        CommandMeaning.Meant meant = CommandMeaning.option(command, open.request());
        Misunderstandings misunderstandings =
                new Misunderstandings(meant.words().words());
        return new CommandOdds<>(
                command,
                meant.option(),
                Preview.of(table, open, List.of(meant.option().id())),
                director.answers(command, meant.words(), Optional.of(misunderstandings)),
                misunderstandings);
    }

    private void carryOut(Command command) {
        brokenAt(command.node(), () -> toNextCommand());
        switch (command.kind()) {
            case ANSWER -> {
                if (isUnasked(command)) {
                    call(command);
                } else {
                    answer(command);
                }
            }
            case CALL -> call(command);
            case EDIT -> edit(command);
        }
    }

    /** What the gamemaster does in somebody else's turn is never an answer to the question that waits. */
    private boolean isUnasked(Command command) {
        return command.unit().filter(Decider.GAMEMASTER.id()::equals).isPresent()
                && commandRequest()
                        .filter(open -> open.request().decider().isGamemaster())
                        .isEmpty();
    }

    private void answer(Command command) {
        OpenRequest open = commandRequest().orElseThrow(() -> nobodyActs(command));
        CommandMeaning.Meant meant = CommandMeaning.option(command, open.request());
        director.begin(command, meant.words());
        brokenAt(command.node(), () -> {
            answer(open, List.of(meant.option().id()));
            toNextCommand();
        });
        director.end(command);
    }

    private ContentProblems nobodyActs(Command command) {
        return command.node()
                .problem("nobody can act any more: "
                        + table.ending().map(Ending::text).orElse("the table waits for no command"));
    }

    /** Somebody calls for something while the table waits for a command of somebody's. */
    private void call(Command command) {
        String caller = command.unit().orElseThrow();
        List<String> callers = new ArrayList<>(table.view(Viewer.GAMEMASTER).units().stream()
                .map(View.Unit::id)
                .toList());
        callers.add(Decider.GAMEMASTER.id());
        if (!callers.contains(caller)) {
            throw command.node().problem(Nearest.unknown("unit", caller, callers));
        }
        CommandMeaning.Meant meant = CommandMeaning.call(command, table.calls(Viewer.GAMEMASTER));
        director.begin(command, meant.words());
        brokenAt(command.node(), () -> {
            table.call(Viewer.GAMEMASTER, new Decider(caller), meant.option().id());
            toNextCommand();
        });
        director.end(command);
    }

    /** The gamemaster changes something by hand while the table waits for a command of somebody's. */
    private void edit(Command command) {
        director.begin(command, FollowingWords.NONE);
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
            answer(open, director.answer(request).orElseGet(() -> request.fallbackIds()));
        }
    }

    private void answer(OpenRequest open, List<String> options) {
        table.answer(Viewer.GAMEMASTER, open.id(), options);
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
