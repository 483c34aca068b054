package arbiter.interpreters.odds;

import arbiter.kernel.Event;
import arbiter.kernel.State;
import java.util.HashMap;
import java.util.Map;

/** The table that rules are run on, with the states it is put back to. Equal states are kept once. */
final class Snapshots<S extends State<S>> {

    /** A state that was met, and the one that was met after it last, which is mostly the next one again. */
    static final class Snapshot<S> {

        private final S state;
        private Snapshot<S> next;

        private Snapshot(S state) {
            this.state = state;
        }
    }

    private final S table;
    private final Map<S, Snapshot<S>> known = new HashMap<>();
    private Snapshot<S> last;
    private boolean changed;

    Snapshots(S table) {
        this.table = table;
        this.last = new Snapshot<>(table.copy());
    }

    S table() {
        return table;
    }

    void change(Event<S> event) {
        changed = true;
        event.apply(table);
    }

    /** The table as it is now. */
    Snapshot<S> now() {
        if (changed) {
            Snapshot<S> next = last.next;
            last.next = next != null && next.state.equals(table) ? next : find();
            last = last.next;
            changed = false;
        }
        return last;
    }

    private Snapshot<S> find() {
        Snapshot<S> found = known.get(table);
        if (found == null) {
            S copy = table.copy();
            found = new Snapshot<>(copy);
            known.put(copy, found);
        }
        return found;
    }

    /** Puts the table back; costs nothing if it is there already. */
    void backTo(Snapshot<S> earlier) {
        if (changed || last != earlier) {
            table.restore(earlier.state);
            last = earlier;
            changed = false;
        }
    }
}
