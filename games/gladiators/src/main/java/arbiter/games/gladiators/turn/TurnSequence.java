package arbiter.games.gladiators.turn;

import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.tabletop.unit.Part;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Part: the order of turns, settled once, the places of this full turn, which delays change, and whose place is next.
 * Ledger: GG-INI-1, GG-INI-4, GG-AMB-58.
 */
public record TurnSequence(List<String> order, List<String> places, int next, List<String> delayed) implements Part {

    public static final TurnSequence NONE = new TurnSequence(List.of(), List.of(), 0, List.of());

    public static TurnSequence of(List<String> order) {
        return new TurnSequence(List.copyOf(order), List.copyOf(order), 0, List.of());
    }

    /** Whose turn comes next in this full turn. */
    public Optional<String> upcoming() {
        return next < places.size() ? Optional.of(places.get(next)) : Optional.empty();
    }

    /** Those who have their turn after the next one. */
    public List<String> later() {
        return next + 1 < places.size() ? places.subList(next + 1, places.size()) : List.of();
    }

    TurnSequence passed() {
        return new TurnSequence(order, places, next + 1, delayed);
    }

    /** The next one drops to a place after somebody later. */
    TurnSequence delayedAfter(String other) {
        List<String> changed = new ArrayList<>(places);
        String unit = changed.remove(next);
        changed.add(changed.indexOf(other) + 1, unit);
        List<String> more = new ArrayList<>(delayed);
        more.add(unit);
        return new TurnSequence(order, List.copyOf(changed), next, List.copyOf(more));
    }

    TurnSequence nextTurn() {
        return of(order);
    }

    /** Somebody comes in directly after another, from now on and in the order. */
    public TurnSequence joinedAfter(String unit, Optional<String> other) {
        return new TurnSequence(inserted(order, unit, other), inserted(places, unit, other), next, delayed);
    }

    /** Somebody comes in directly after another now, and after a third one in later full turns. */
    TurnSequence joined(String unit, String nowAfter, Optional<String> laterAfter) {
        List<String> longer = inserted(places, unit, Optional.of(nowAfter));
        int place = longer.indexOf(unit);
        return new TurnSequence(
                laterAfter.isPresent() ? inserted(order, unit, laterAfter) : first(unit),
                longer,
                place < next ? next + 1 : next,
                delayed);
    }

    private List<String> first(String unit) {
        List<String> longer = new ArrayList<>(order);
        longer.add(0, unit);
        return List.copyOf(longer);
    }

    /** Somebody comes in directly after another from the next full turn on. */
    TurnSequence joinedLater(String unit, String after) {
        return new TurnSequence(inserted(order, unit, Optional.of(after)), places, next, delayed);
    }

    private static List<String> inserted(List<String> list, String unit, Optional<String> other) {
        List<String> longer = new ArrayList<>(list);
        int place = other.map(longer::indexOf).orElse(longer.size() - 1);
        longer.add(place + 1, unit);
        return List.copyOf(longer);
    }

    /** The order as somebody knows it who does not know of that unit; in its turn the next one is acting. */
    public static void leaveOut(GladiatorsState known, String unit) {
        known.set(known.sequence().without(unit));
        TurnProgress now = known.progress();
        if (now.acting().filter(unit::equals).isPresent()) {
            Optional<String> upcoming = known.sequence().upcoming();
            Phase phase = upcoming.isPresent() ? Phase.TURN_START : Phase.FULL_TURN_END;
            known.set(new TurnProgress(now.turn(), now.begun(), phase, upcoming));
        }
    }

    private TurnSequence without(String unit) {
        int at = places.indexOf(unit);
        return new TurnSequence(
                rest(order, unit), rest(places, unit), at >= 0 && at < next ? next - 1 : next, rest(delayed, unit));
    }

    private static List<String> rest(List<String> list, String unit) {
        return list.stream().filter(other -> !other.equals(unit)).toList();
    }

    /** For events: somebody has turns from now on, after another or last. */
    public static void join(GladiatorsState state, String unit, Optional<String> after) {
        state.set(state.sequence().joinedAfter(unit, after));
    }
}
