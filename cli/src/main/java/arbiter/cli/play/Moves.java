package arbiter.cli.play;

import arbiter.interpreters.live.AlongWith;
import arbiter.interpreters.live.LoggedEvent;
import arbiter.interpreters.live.OpenRequest;
import arbiter.interpreters.live.Table;
import arbiter.kernel.Call;
import arbiter.kernel.Event;
import arbiter.kernel.Refused;
import arbiter.kernel.State;
import arbiter.kernel.Viewer;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/**
 * Answers given at a table, counted so that undo takes back a person's answer together with everything the opponent
 * answered after it. What the opponent did before anybody spoke stays.
 */
final class Moves<S extends State<S>> {

    private final Table<S> table;
    private final Deque<Integer> answers = new ArrayDeque<>();
    private final Deque<Integer> undone = new ArrayDeque<>();

    Moves(Table<S> table) {
        this.table = table;
    }

    /** Gives a person's answer, by what they may know, and returns what came of it. */
    List<LoggedEvent> byPerson(Viewer person, OpenRequest open, List<String> options, AlongWith along) {
        List<LoggedEvent> events = answer(person, open, options, along);
        answers.push(1);
        return events;
    }

    /** Does what a person calls for without being asked. */
    List<LoggedEvent> unasked(Call call) {
        List<LoggedEvent> events = table.call(
                        Viewer.GAMEMASTER, call.decider(), call.option().id())
                .events();
        undone.clear();
        answers.push(1);
        return events;
    }

    /** The gamemaster changes something by hand. */
    List<LoggedEvent> edited(Event<S> event) {
        List<LoggedEvent> events = table.edit(event).events();
        undone.clear();
        answers.push(1);
        return events;
    }

    List<LoggedEvent> byOpponent(OpenRequest open, List<String> options) {
        List<LoggedEvent> events = answer(Viewer.GAMEMASTER, open, options, AlongWith.NOTHING);
        count();
        return events;
    }

    /** What the opponent does without having been asked. */
    List<LoggedEvent> calledByOpponent(Call call) {
        List<LoggedEvent> events = table.call(
                        Viewer.GAMEMASTER, call.decider(), call.option().id())
                .events();
        undone.clear();
        count();
        return events;
    }

    private void count() {
        if (!answers.isEmpty()) {
            answers.push(answers.pop() + 1);
        }
    }

    void undo() {
        if (answers.isEmpty()) {
            throw new Refused("there is nothing to undo");
        }
        int count = answers.pop();
        for (int i = 0; i < count; i++) {
            table.undo();
        }
        undone.push(count);
    }

    void redo() {
        if (undone.isEmpty()) {
            throw new Refused("there is nothing to redo");
        }
        int count = undone.pop();
        for (int i = 0; i < count; i++) {
            table.redo();
        }
        answers.push(count);
    }

    private List<LoggedEvent> answer(Viewer viewer, OpenRequest open, List<String> options, AlongWith along) {
        List<LoggedEvent> events = table.answer(viewer, viewer::answersFor, open.id(), options, along)
                .events();
        undone.clear();
        return events;
    }
}
