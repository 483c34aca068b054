package arbiter.interpreters.live;

import arbiter.kernel.Checkpoint;
import arbiter.kernel.Entry;
import arbiter.kernel.JournalMismatch;
import arbiter.kernel.Refused;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/**
 * The inputs in force: what the journal holds less what was undone. A move is an answer or an edit with the dice that
 * followed; undo takes back whole moves, up to and with the last one a person made.
 */
final class History<S> {

    private final List<JournalInput<S>> inputs = new ArrayList<>();
    private final Deque<List<JournalInput<S>>> undone = new ArrayDeque<>();
    private int before;
    private int position;
    private boolean undoable;
    private int journalled;

    static <S> History<S> of(List<Entry<S>> entries) {
        History<S> history = new History<>();
        entries.forEach(history::append);
        return history;
    }

    /** What is in force where a snapshot was put; what came before it is not known. */
    static <S> History<S> of(Snapshot<S> snapshot) {
        History<S> history = new History<>();
        history.before = snapshot.checkpoint().inputs();
        history.position = snapshot.position();
        history.undoable = snapshot.undoable();
        history.journalled = snapshot.journalled();
        history.inputs.addAll(snapshot.since());
        return history;
    }

    History<S> copy() {
        History<S> copy = new History<>();
        copy.before = before;
        copy.position = position;
        copy.undoable = undoable;
        copy.journalled = journalled;
        copy.inputs.addAll(inputs);
        copy.undone.addAll(undone);
        return copy;
    }

    /** The same with other inputs after the first so many. */
    History<S> insteadAfter(int number, List<Entry.Input<S>> others) {
        History<S> copy = copy();
        copy.inputs.subList(number - before, inputs.size()).clear();
        others.forEach(copy::append);
        return copy;
    }

    /** How many inputs are in force, those left behind included. */
    int size() {
        return before + inputs.size();
    }

    /** The input with that number, counted from 0. */
    Entry.Input<S> input(int number) {
        return inputs.get(number - before).input();
    }

    /** The place in the journal after the input before that one. */
    int positionBefore(int number) {
        return number == before ? position : inputs.get(number - before - 1).position() + 1;
    }

    List<JournalInput<S>> since(int number) {
        return inputs.subList(number - before, inputs.size());
    }

    /** Forgets the inputs before that one. */
    void forgetEarlier(int number) {
        position = positionBefore(number);
        List<JournalInput<S>> left = inputs.subList(0, number - before);
        undoable |= left.stream().anyMatch(JournalInput::madeByPerson);
        left.clear();
        before = number;
    }

    /** The same as a snapshot, at the checkpoint before the first input that is known. */
    Snapshot<S> at(Checkpoint<S> checkpoint) {
        return new Snapshot<>(checkpoint, position, undoable, journalled, List.copyOf(inputs));
    }

    /** Carries out one entry; the caller puts it into the journal. */
    void append(Entry<S> entry) {
        if (entry instanceof Entry.Input<S> input) {
            JournalInput<S> dated = new JournalInput<>(journalled, input);
            if (dated.startsMove()) {
                undone.clear();
            }
            inputs.add(dated);
        } else if (entry instanceof Entry.Undone<S> undo) {
            undone.push(takeOff(inputs.size() - startOfMoves(undo.moves())));
        } else if (entry instanceof Entry.Redone<S>) {
            if (undone.isEmpty()) {
                throw broken("puts moves in force again, but none were undone");
            }
            inputs.addAll(undone.pop());
        } else if (entry instanceof Entry.Abandoned<S> abandoned) {
            if (before > 0) {
                throw new WholeJournalNeeded();
            }
            if (abandoned.inputs() > inputs.size()) {
                throw broken("abandons " + abandoned.inputs() + " inputs of " + inputs.size());
            }
            takeOff(abandoned.inputs());
            undone.clear();
        }
        journalled++;
    }

    /** How many moves to take back so that the last one made by a person is gone. */
    int movesToUndo() {
        int moves = 0;
        for (int i = inputs.size() - 1; i >= 0; i--) {
            if (inputs.get(i).startsMove()) {
                moves++;
            }
            if (inputs.get(i).madeByPerson()) {
                return moves;
            }
        }
        if (undoable) {
            throw new WholeJournalNeeded();
        }
        throw new Refused("there is nothing to undo");
    }

    int movesToRedo() {
        if (undone.isEmpty()) {
            throw new Refused("there is nothing to redo");
        }
        return (int) undone.peek().stream().filter(JournalInput::startsMove).count();
    }

    boolean canUndo() {
        return undoable || inputs.stream().anyMatch(JournalInput::madeByPerson);
    }

    boolean canRedo() {
        return !undone.isEmpty();
    }

    private int startOfMoves(int moves) {
        int left = moves;
        int at = inputs.size();
        while (left > 0) {
            if (at == 0) {
                throw before > 0
                        ? new WholeJournalNeeded()
                        : broken("takes back " + moves + " moves, but only " + (moves - left) + " were made");
            }
            at--;
            if (inputs.get(at).startsMove()) {
                left--;
            }
        }
        return at;
    }

    private JournalMismatch broken(String how) {
        return new JournalMismatch("entry " + journalled + " of the journal " + how);
    }

    private List<JournalInput<S>> takeOff(int count) {
        List<JournalInput<S>> tail = inputs.subList(inputs.size() - count, inputs.size());
        List<JournalInput<S>> taken = new ArrayList<>(tail);
        tail.clear();
        return taken;
    }
}
