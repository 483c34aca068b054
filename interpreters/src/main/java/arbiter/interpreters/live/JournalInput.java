package arbiter.interpreters.live;

import arbiter.kernel.Entry;

/** An input in force and its place in the journal. */
public record JournalInput<S>(int position, Entry.Input<S> input) {

    boolean startsMove() {
        return !(input instanceof Entry.Drawn);
    }

    boolean madeByPerson() {
        return startsMove()
                && !(input instanceof Entry.Answered<S> answered && answered.standing())
                && !(input instanceof Entry.Called<S> called && called.standing());
    }
}
