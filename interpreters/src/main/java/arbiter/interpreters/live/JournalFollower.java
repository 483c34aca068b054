package arbiter.interpreters.live;

import arbiter.kernel.Entry;
import arbiter.kernel.Journal;
import arbiter.kernel.State;
import java.util.ArrayList;
import java.util.List;

/** Takes over what the same table did elsewhere: entries that follow those of its journal. */
final class JournalFollower<S extends State<S>> {

    private final History<S> history;
    private final Run<S> run;
    private final Journal<S> journal;

    JournalFollower(History<S> history, Run<S> run, Journal<S> journal) {
        this.history = history;
        this.run = run;
        this.journal = journal;
    }

    Table.Change<S> follow(List<Entry<S>> entries) {
        boolean goesOn =
                entries.stream().allMatch(entry -> entry instanceof Entry.Drawn || entry instanceof Entry.Answered);
        int before = run.events();
        int first = before - run.log().size();
        List<LoggedEvent> known = goesOn ? List.of() : List.copyOf(run.log());
        boolean ranOn = true;
        for (Entry<S> entry : entries) {
            if (!(entry instanceof Entry.Drawn || entry instanceof Entry.Answered)) {
                if (!ranOn) {
                    run.goOn(false);
                }
                rewindFor(entry);
            } else {
                history.append(entry);
            }
            ranOn = false; // what an edit or a call draws and asks comes among the entries that follow it
        }
        if (!ranOn) {
            run.goOn(false);
        }
        journal.append(entries);
        int kept = goesOn ? before : first + alike(known, run.log());
        return new Table.Change<>(entries, kept, run.log(kept, run.events()));
    }

    /**
     * The same for several portions at once, each step being run only once; what each of them did. They hold nothing
     * but draws and answers.
     */
    List<Table.Change<S>> followAll(List<List<Entry<S>>> portions) {
        int first = history.size();
        portions.forEach(portion -> portion.forEach(history::append));
        int[] eventsBefore = run.retrace(first);
        List<Table.Change<S>> changes = new ArrayList<>();
        int start = 0;
        for (List<Entry<S>> portion : portions) {
            int end = start + portion.size();
            int from = start < eventsBefore.length ? eventsBefore[start] : run.events();
            int until = end < eventsBefore.length ? eventsBefore[end] : run.events();
            changes.add(new Table.Change<>(portion, from, run.log(from, until)));
            journal.append(portion);
            start = end;
        }
        return changes;
    }

    private void rewindFor(Entry<S> entry) {
        boolean intervenes = entry instanceof Entry.Edited || entry instanceof Entry.Called;
        boolean rewinds = !intervenes || run.atStartOfStep();
        history.append(entry);
        if (rewinds) {
            run.rewind();
        }
    }

    private static int alike(List<LoggedEvent> one, List<LoggedEvent> other) {
        int alike = 0;
        while (alike < one.size()
                && alike < other.size()
                && (one.get(alike) == other.get(alike)
                        || one.get(alike).event().equals(other.get(alike).event()))) {
            alike++;
        }
        return alike;
    }
}
