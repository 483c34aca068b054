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
import java.util.function.BooleanSupplier;

/**
 * Answers people gave beforehand. Quiet requests pass by default; a person sets stops at labels or lets them pass, or
 * raises a hand and is asked at the next legal moment; anybody may pass for the rest of somebody else's turn.
 */
public final class StandingOrders {

    /** Where somebody wants to be asked. */
    public record Stop(Decider decider, String label) {}

    private final Map<Stop, Boolean> stops = new HashMap<>();
    private final Set<String> commonStops = new HashSet<>();
    private final Set<Decider> hands = new HashSet<>();
    private final Map<Decider, Integer> passing = new HashMap<>();
    private ActAnswers act = ActAnswers.NONE;
    private int said;

    /** The same, for trying things out. */
    StandingOrders copy() {
        StandingOrders copy = new StandingOrders();
        copy.stops.putAll(stops);
        copy.commonStops.addAll(commonStops);
        copy.hands.addAll(hands);
        copy.passing.putAll(passing);
        copy.act = act;
        copy.said = said;
        return copy;
    }

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
        said++;
        stops.put(new Stop(decider, label), true);
    }

    /** From now on that decider lets it pass at that label, unless a hand is raised. */
    public void noStopAt(Decider decider, String label) {
        said++;
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
        said++;
        commonStops.add(label);
    }

    /** Ends a stop of everyone; people's own stops stay. */
    public void notEveryoneStopsAt(String label) {
        said++;
        commonStops.remove(label);
    }

    /** Asks that decider at the next legal moment, once. */
    public void raiseHand(Decider decider) {
        said++;
        hands.add(decider);
        passing.remove(decider);
    }

    public void lowerHand(Decider decider) {
        said++;
        hands.remove(decider);
    }

    public boolean handRaised(Decider decider) {
        return hands.contains(decider);
    }

    /** Lets every moment of others' doing pass for that decider while the turn with this number lasts. */
    public void passDuring(Decider decider, int turn) {
        said++;
        passing.put(decider, turn);
    }

    /** From now on that decider is asked again. */
    public void endPassing(Decider decider) {
        said++;
        passing.remove(decider);
    }

    /** From now on everybody is asked again. */
    public void endPassing() {
        said++;
        passing.clear();
    }

    /** Whether that decider lets moments pass in the turn with this number. */
    public boolean passes(Decider decider, int turn) {
        return Optional.ofNullable(passing.get(decider))
                .filter(during -> during == turn)
                .isPresent();
    }

    /** How often something was said: what was found out about answers given beforehand is true for as long. */
    int said() {
        return said;
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

    /**
     * The answer given beforehand, if there is one; whoever was asked already is not passed over for being quiet. Passing
     * costs no more than moments of others' doing: in one's own turn one is asked.
     */
    <O extends Option> Optional<O> answer(Request<O> request, int turn, boolean asked, BooleanSupplier onTurn) {
        Decider decider = request.decider();
        if (hands.contains(decider)) {
            return Optional.empty();
        }
        boolean passes = passes(decider, turn) && !request.command() && !onTurn.getAsBoolean();
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
