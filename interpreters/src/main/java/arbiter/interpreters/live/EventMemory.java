package arbiter.interpreters.live;

import arbiter.kernel.Game;
import arbiter.kernel.State;
import arbiter.kernel.Viewer;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * How a table stood just after each of the latest events, by their numbers, so that they can be shown one by one. Nothing
 * is kept until somebody wants it; what is told of it is what the viewer could have known then.
 */
public final class EventMemory<S extends State<S>> {

    /** How the table stood after an event, and when the step began in which it happened. */
    private record Remembered<S>(S after, S step) {}

    private final Game<S> game;
    private final S start;
    private final TreeMap<Integer, Remembered<S>> states = new TreeMap<>();
    private int most;

    /** Nobody changes the start. */
    EventMemory(Game<S> game, S start) {
        this.game = game;
        this.start = start;
    }

    /** From now on the table remembers how it stood after each of the latest so many events. */
    public void keep(int number) {
        most = number;
        forgetOldest();
    }

    /** The events so far have been shown. */
    public void forget() {
        states.clear();
    }

    /** Whether it is known how the table stood just after that event. */
    public boolean remembers(int event) {
        return states.containsKey(event);
    }

    /** What the viewer would have seen just after that event, if it is remembered. */
    public Optional<EventView> viewAfter(int event, Viewer viewer) {
        return after(event).map(state -> EventView.of(game, state, viewer));
    }

    /** The same for several viewers: what they see alike is drawn once. Nobody sees anything if it is not remembered. */
    public Map<Viewer, EventView> viewsAfter(int event, List<Viewer> viewers) {
        return after(event).map(state -> EventView.of(game, state, viewers)).orElse(Map.of());
    }

    /** How well each side stood just after that event, as far as the viewer knows; empty if it is not remembered. */
    public Map<String, Double> worthAfter(int event, Viewer viewer) {
        Map<String, Double> worth = new TreeMap<>();
        after(event)
                .map(state -> game.known(state, viewer))
                .ifPresent(known -> game.glance(known, viewer)
                        .units()
                        .forEach(unit -> worth.computeIfAbsent(unit.side(), side -> game.worth(known, side))));
        return worth;
    }

    /** The table where the step began in which that event happened, if it is remembered; a copy. */
    public Optional<S> beforeStepOf(int event) {
        return Optional.ofNullable(states.get(event))
                .map(remembered -> remembered.step().copy());
    }

    /** What the viewer would have read on the sheets just after that event, if it is remembered. */
    public Optional<Sheets> sheetsAfter(int event, Viewer viewer) {
        return after(event).map(state -> Sheets.of(game, state, viewer));
    }

    /** The same before anything happened, of a journal that is known from its beginning. */
    public Sheets sheetsAtStart(Viewer viewer) {
        return Sheets.of(game, start, viewer);
    }

    /** What the viewer would have seen before anything happened, of a journal that is known from its beginning. */
    public EventView viewAtStart(Viewer viewer) {
        return EventView.of(game, start, viewer);
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

    private Optional<S> after(int event) {
        return Optional.ofNullable(states.get(event)).map(Remembered::after);
    }
}
