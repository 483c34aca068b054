package arbiter.interpreters.live;

import arbiter.kernel.Decider;
import arbiter.kernel.Option;
import arbiter.kernel.Request;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;

/**
 * Answers people gave beforehand. Quiet requests pass by default; a person gives orders for kinds of questions, or
 * raises a hand and is asked at the next legal moment; anybody may pass for the rest of somebody else's turn.
 */
public final class StandingOrders {

    /** So many orders for one decider can stand at once. */
    static final int MOST = 64;

    /** A kind of question: of whom it is asked, and its label, or {@code *} for whatever has no order of its own. */
    public record Kind(Decider decider, String label) {

        static final String ANY = "*";

        /** Everything but a turn's actions. */
        public static Kind any(Decider decider) {
            return new Kind(decider, ANY);
        }

        static Kind of(Request<?> request) {
            return new Kind(request.decider(), request.label());
        }
    }

    /** An order, and before how many inputs of the journal it was given along with an answer, if it was. */
    public record Given(Order order, OptionalInt before) {}

    private final Map<Kind, Given> orders = new HashMap<>();
    private final Set<String> commonStops = new HashSet<>();
    private final Set<Decider> hands = new HashSet<>();
    private final Map<Decider, Integer> passing = new HashMap<>();
    private ActAnswers act = ActAnswers.NONE;
    private TurnPlan plan = TurnPlan.NONE;
    private int said;

    /** The same, for trying things out. */
    StandingOrders copy() {
        StandingOrders copy = new StandingOrders();
        copy.orders.putAll(orders);
        copy.commonStops.addAll(commonStops);
        copy.hands.addAll(hands);
        copy.passing.putAll(passing);
        copy.act = act;
        copy.plan = plan;
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

    /** From now on these are the further actions of that turn. */
    public void plan(TurnPlan actions) {
        plan = actions;
    }

    /** What is planned for the turn that goes on just now. */
    public TurnPlan plan() {
        return plan;
    }

    /** From now on such questions are dealt with like that. */
    public void order(Kind questions, Order order) {
        put(questions, new Given(order, OptionalInt.empty()));
    }

    /** The same as it was given earlier. */
    public void put(Kind questions, Given given) {
        said++;
        orders.put(questions, given);
    }

    /** From now on such questions are asked as usual. */
    public void endOrder(Kind questions) {
        said++;
        orders.remove(questions);
    }

    /** Ends those that were given along with answers that are taken back: only so many inputs are left. */
    void endOrdersSince(int inputs) {
        said++;
        orders.values().removeIf(given -> given.before().orElse(-1) >= inputs);
    }

    /** All orders that are in force. */
    public Map<Kind, Given> orders() {
        return Map.copyOf(orders);
    }

    /** Puts exactly those in force. */
    public void orders(Map<Kind, Given> all) {
        said++;
        orders.clear();
        orders.putAll(all);
    }

    /** The orders for that decider by label, in the order of the alphabet. */
    public SortedMap<String, Order> ordersOf(Decider decider) {
        SortedMap<String, Order> own = new TreeMap<>();
        orders.forEach((questions, given) -> {
            if (questions.decider().equals(decider)) {
                own.put(questions.label(), given.order());
            }
        });
        return own;
    }

    /** What the orders for those deciders come to for the questions of an act, as {@link ActAnswers} have it. */
    public Map<String, String> asActAnswers(Predicate<Decider> whose) {
        Map<String, String> answers = new TreeMap<>();
        orders.forEach((questions, given) -> {
            if (given.order() != Order.ASK && whose.test(questions.decider())) {
                answers.put(
                        ActAnswers.key(questions.decider(), questions.label()),
                        given.order() == Order.PASS ? ActAnswers.PASSING : ActAnswers.SUGGESTED);
            }
        });
        return answers;
    }

    /** From now on that decider is asked at that label even though people usually pass there. */
    public void stopAt(Decider decider, String label) {
        order(new Kind(decider, label), Order.ASK);
    }

    /** From now on that decider lets it pass at that label, unless a hand is raised. */
    public void noStopAt(Decider decider, String label) {
        order(new Kind(decider, label), Order.PASS);
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

    /** Whether what is suggested is to be done; whoever was asked already, or raised a hand, is waited for. */
    boolean leavesToSuggestion(Request<?> request, boolean asked) {
        return !asked && !hands.contains(request.decider()) && hasOrder(request, Order.SUGGESTED);
    }

    private boolean stopsAt(Request<?> request) {
        return commonStops.contains(request.label()) || hasOrder(request, Order.ASK);
    }

    private boolean skips(Request<?> request) {
        return hasOrder(request, Order.PASS);
    }

    /** A turn's action is always asked. */
    private boolean hasOrder(Request<?> request, Order order) {
        if (orders.isEmpty() || request.command()) {
            return false;
        }
        Given given = orders.getOrDefault(Kind.of(request), orders.get(Kind.any(request.decider())));
        return given != null && given.order() == order;
    }
}
