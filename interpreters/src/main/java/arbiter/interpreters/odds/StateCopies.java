package arbiter.interpreters.odds;

import arbiter.kernel.Event;
import arbiter.kernel.State;

/** The table that rules are run on, with the states it is put back to. Equal states are kept once, in a table of hashes. */
final class StateCopies<S extends State<S>> {

    /** A state that was met, and the one that was met after it last, which is often the next one again. */
    static final class StateCopy<S> {

        private final S state;
        private final int hash;
        private StateCopy<S> next;
        /** How much more often it was the next one again than not. */
        private int luck;

        private StateCopy(S state, int hash) {
            this.state = state;
            this.hash = hash;
        }

        private boolean isFollowedBy(Object table) {
            if (next == null || luck < 0) {
                return false;
            }
            boolean again = next.state.equals(table);
            luck = again ? Math.min(luck + 1, MOST_LUCK) : luck - 1;
            return again;
        }
    }

    private static final int MOST_LUCK = 8;
    private static final int FIRST_SIZE = 64;

    private final S table;
    private StateCopy<S>[] known = copies(FIRST_SIZE);
    private int many;
    private StateCopy<S> last;
    private boolean changed;

    StateCopies(S table) {
        this.table = table;
        this.last = new StateCopy<>(table.keep(), 0);
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
            if (!last.isFollowedBy(table)) {
                last.next = find(table.hashCode());
            }
            last = last.next;
            changed = false;
        }
        return last;
    }

    /** The table as it is now, kept as it is: never to be changed. */
    S kept() {
        return now().state;
    }

    private StateCopy<S> find(int hash) {
        int place = StepPoint.spread(hash) & known.length - 1;
        while (known[place] != null) {
            if (known[place].hash == hash && known[place].state.equals(table)) {
                return known[place];
            }
            place = place + 1 & known.length - 1;
        }
        StateCopy<S> found = new StateCopy<>(table.keep(), hash);
        known[place] = found;
        many++;
        if (2 * many > known.length) {
            grow();
        }
        return found;
    }

    private void grow() {
        StateCopy<S>[] larger = copies(2 * known.length);
        for (StateCopy<S> copy : known) {
            if (copy != null) {
                int place = StepPoint.spread(copy.hash) & larger.length - 1;
                while (larger[place] != null) {
                    place = place + 1 & larger.length - 1;
                }
                larger[place] = copy;
            }
        }
        known = larger;
    }

    @SuppressWarnings("unchecked") // nothing else is put into it
    private static <S> StateCopy<S>[] copies(int size) {
        return (StateCopy<S>[]) new StateCopy<?>[size];
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
