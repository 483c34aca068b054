package arbiter.interpreters.odds;

import arbiter.kernel.Event;
import arbiter.kernel.State;
import java.util.HashMap;
import java.util.Map;

/** The table that rules are run on, with the states it is put back to. Equal states are kept once. */
final class StateCopies<S extends State<S>> {

    /** A state that was met, and the one that was met after it last, which is mostly the next one again. */
    static final class StateCopy<S> {

        private final S state;
        private StateCopy<S> next;

        private StateCopy(S state) {
            this.state = state;
        }
    }

    private final S table;
    private final Map<S, StateCopy<S>> known = new HashMap<>();
    private StateCopy<S> last;
    private boolean changed;

    StateCopies(S table) {
        this.table = table;
        this.last = new StateCopy<>(table.copy());
    }

    S table() {
        return table;
    }

    void change(Event<S> event) {
        changed = true;
        event.apply(table);
    }

    /** The table as it is now. */
    StateCopy<S> now() {
        if (changed) {
            StateCopy<S> next = last.next;
            last.next = next != null && next.state.equals(table) ? next : find();
            last = last.next;
            changed = false;
        }
        return last;
    }

    private StateCopy<S> find() {
        StateCopy<S> found = known.get(table);
        if (found == null) {
            S copy = table.copy();
            found = new StateCopy<>(copy);
            known.put(copy, found);
        }
        return found;
    }

    /** Puts the table back; costs nothing if it is there already. */
    void backTo(StateCopy<S> earlier) {
        if (changed || last != earlier) {
            table.restore(earlier.state);
            last = earlier;
            changed = false;
        }
    }
}
