package arbiter.interpreters.live;

import arbiter.kernel.State;
import java.util.Optional;
import java.util.TreeMap;

/** The table just after each of the latest events, by their numbers; kept only where somebody shows them. */
final class EventStates<S extends State<S>> {

    /** How the table stood after an event, and when the step began in which it happened. */
    private record Remembered<S>(S after, S step) {}

    private final TreeMap<Integer, Remembered<S>> states = new TreeMap<>();
    private int most;

    /** From now on the latest so many are kept. */
    void keep(int number) {
        most = number;
        forgetOldest();
    }

    /** What came after it before is not so any more. */
    void add(int event, S state, S step) {
        if (most > 0) {
            states.tailMap(event, true).clear();
            states.put(event, new Remembered<>(state.copy(), step));
            forgetOldest();
        }
    }

    private void forgetOldest() {
        while (states.size() > most) {
            states.pollFirstEntry();
        }
    }

    Optional<S> after(int event) {
        return Optional.ofNullable(states.get(event)).map(Remembered::after);
    }

    /** Where the step began in which that event happened; nobody changes it. */
    Optional<S> stepOf(int event) {
        return Optional.ofNullable(states.get(event)).map(Remembered::step);
    }

    void forget() {
        states.clear();
    }
}
