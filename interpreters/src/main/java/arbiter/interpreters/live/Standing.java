package arbiter.interpreters.live;

import arbiter.kernel.Decider;
import arbiter.kernel.Option;
import arbiter.kernel.Request;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Answers people gave beforehand. Quiet requests pass by default; a person sets stops at labels, or raises a hand and is
 * asked at the next legal moment; anybody may pass for the rest of a turn.
 */
public final class Standing {

    /** Where somebody wants to be asked. */
    public record Stop(Decider decider, String label) {}

    private final Set<Stop> stops = new HashSet<>();
    private final Set<String> commonStops = new HashSet<>();
    private final Set<Decider> hands = new HashSet<>();
    private final Map<Decider, Integer> passing = new HashMap<>();

    /** From now on that decider is asked at that label even though people usually pass there. */
    public void stopAt(Decider decider, String label) {
        stops.add(new Stop(decider, label));
    }

    public void noStopAt(Decider decider, String label) {
        stops.remove(new Stop(decider, label));
    }

    /** From now on whoever may choose at that label is asked there. */
    public void everyoneStopsAt(String label) {
        commonStops.add(label);
    }

    /** Ends a stop of everyone; people's own stops stay. */
    public void notEveryoneStopsAt(String label) {
        commonStops.remove(label);
    }

    /** Asks that decider at the next legal moment, once. */
    public void raiseHand(Decider decider) {
        hands.add(decider);
        passing.remove(decider);
    }

    public void lowerHand(Decider decider) {
        hands.remove(decider);
    }

    public boolean handRaised(Decider decider) {
        return hands.contains(decider);
    }

    /** Lets every moment pass for that decider while the turn with this number lasts. */
    public void passDuring(Decider decider, int turn) {
        passing.put(decider, turn);
    }

    public Set<Stop> stops() {
        return Set.copyOf(stops);
    }

    public Set<Decider> handsRaised() {
        return Set.copyOf(hands);
    }

    /** Who lets moments pass, and in which turn. */
    public Map<Decider, Integer> passing() {
        return Map.copyOf(passing);
    }

    /** The answer given beforehand, if there is one; whoever was asked already is not passed over for being quiet. */
    <O extends Option> Optional<O> answer(Request<O> request, int turn, boolean asked) {
        Decider decider = request.decider();
        if (hands.contains(decider)) {
            return Optional.empty();
        }
        boolean passes = Optional.ofNullable(passing.get(decider))
                .filter(during -> during == turn)
                .isPresent();
        if (passes && request.declining().isPresent()) {
            return request.declining();
        }
        return request.quiet() && !asked && !stopsAt(request) ? Optional.of(request.fallback()) : Optional.empty();
    }

    private boolean stopsAt(Request<?> request) {
        return commonStops.contains(request.label()) || stops.contains(new Stop(request.decider(), request.label()));
    }
}
