package arbiter.interpreters.live;

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

    /** An input in force and its place in the journal. */
    record Dated<S>(int position, Entry.Input<S> input) {

        boolean startsMove() {
            return !(input instanceof Entry.Drawn);
        }

        boolean madeByPerson() {
            return startsMove() && !(input instanceof Entry.Answered<S> answered && answered.standing());
        }
    }

    private final List<Dated<S>> inputs = new ArrayList<>();
    private final Deque<List<Dated<S>>> undone = new ArrayDeque<>();
    private int journalled;

    static <S> History<S> of(List<Entry<S>> entries) {
        History<S> history = new History<>();
        entries.forEach(history::append);
        return history;
    }

    List<Dated<S>> inputs() {
        return inputs;
    }

    int size() {
        return inputs.size();
    }

    /** Carries out one entry; the caller puts it into the journal. */
    void append(Entry<S> entry) {
        if (entry instanceof Entry.Input<S> input) {
            Dated<S> dated = new Dated<>(journalled, input);
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
        throw new Refused("there is nothing to undo");
    }

    int movesToRedo() {
        if (undone.isEmpty()) {
            throw new Refused("there is nothing to redo");
        }
        return (int) undone.peek().stream().filter(Dated::startsMove).count();
    }

    boolean canUndo() {
        return inputs.stream().anyMatch(Dated::madeByPerson);
    }

    boolean canRedo() {
        return !undone.isEmpty();
    }

    private int startOfMoves(int moves) {
        int left = moves;
        int at = inputs.size();
        while (left > 0) {
            if (at == 0) {
                throw broken("takes back " + moves + " moves, but only " + (moves - left) + " were made");
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

    private List<Dated<S>> takeOff(int count) {
        List<Dated<S>> tail = inputs.subList(inputs.size() - count, inputs.size());
        List<Dated<S>> taken = new ArrayList<>(tail);
        tail.clear();
        return taken;
    }
}
