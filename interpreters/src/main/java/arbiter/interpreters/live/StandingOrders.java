package arbiter.interpreters.live;

import arbiter.kernel.Decider;
import arbiter.kernel.Option;
import arbiter.kernel.Request;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Answers people gave beforehand. Quiet requests pass by default; a person sets stops at labels or lets them pass, or
 * raises a hand and is asked at the next legal moment; anybody may pass for the rest of a turn.
 */
public final class StandingOrders {

    /** Where somebody wants to be asked. */
    public record Stop(Decider decider, String label) {}

    private final Map<Stop, Boolean> stops = new HashMap<>();
    private final Set<String> commonStops = new HashSet<>();
    private final Set<Decider> hands = new HashSet<>();
    private final Map<Decider, Integer> passing = new HashMap<>();
    private ActAnswers act = ActAnswers.NONE;

    /** From now until the act is over its questions are answered like that. */
    public void forThisAct(ActAnswers answers) {
        act = answers;
    }

    /** What was said for the act that goes on just now. */
    public ActAnswers act() {
        return act;
    }

    /** From now on that decider is asked at that label even though people usually pass there. */
    public void stopAt(Decider decider, String label) {
        stops.put(new Stop(decider, label), true);
    }

    /** From now on that decider lets it pass at that label, unless a hand is raised. */
    public void noStopAt(Decider decider, String label) {
        stops.put(new Stop(decider, label), false);
    }

    /** What that decider said of labels, in the order of the alphabet: always be asked, or let it pass. */
    public SortedMap<String, Boolean> stopsOf(Decider decider) {
        SortedMap<String, Boolean> own = new TreeMap<>();
        stops.forEach((stop, on) -> {
            if (stop.decider().equals(decider)) {
                own.put(stop.label(), on);
            }
        });
        return own;
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

    /** Everything people said of labels: always be asked, or let it pass. */
    public Map<Stop, Boolean> stops() {
        return Map.copyOf(stops);
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
        if ((passes || !asked && skips(request)) && request.declining().isPresent()) {
            return request.declining();
        }
        return request.quiet() && !asked && !stopsAt(request) ? Optional.of(request.fallback()) : Optional.empty();
    }

    private boolean stopsAt(Request<?> request) {
        return commonStops.contains(request.label())
                || stops.getOrDefault(new Stop(request.decider(), request.label()), false);
    }

    /** A turn's action is never skipped. */
    private boolean skips(Request<?> request) {
        return !request.command() && !stops.getOrDefault(new Stop(request.decider(), request.label()), true);
    }
}
