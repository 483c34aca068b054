package arbiter.server.table.loaded;

import arbiter.interpreters.live.ActAnswers;
import arbiter.interpreters.live.StandingOrders;
import arbiter.interpreters.live.TurnPlan;
import arbiter.kernel.Decider;
import arbiter.kernel.Entry;
import arbiter.kernel.Viewer;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;

/** What people said beforehand, as the records have it: raised hands, passes and orders. */
public final class RecordedOrders {

    private static final String ACT = "act";
    private static final String ORDERS = "orders";
    private static final String PLAN = "plan";
    private static final String STOP = "stop";
    private static final String UNUSED = "unused";
    private static final String END_PASSING = "end-passing";

    private final StandingOrders standing;
    /** What the records say so far of the act that goes on. */
    private ActAnswers recorded = ActAnswers.NONE;
    /** What is planned for the turn. */
    private TurnPlan recordedPlan = TurnPlan.NONE;
    /** And which orders they say are in force. */
    private Map<StandingOrders.Kind, StandingOrders.Given> recordedOrders = Map.of();

    /** Who began to pass after the last thing that happened: nothing has passed them by yet. */
    private final Set<Decider> unusedPasses = new TreeSet<>(Comparator.comparing(Decider::id));

    RecordedOrders(StandingOrders standing) {
        this.standing = standing;
    }

    public boolean raised(String unit) {
        return standing.handRaised(Decider.unit(unit));
    }

    /** Whether that unit lets everything pass in the turn with this number. */
    public boolean passes(String unit, int turn) {
        return standing.passes(Decider.unit(unit), turn);
    }

    /** Those of them whom nothing has passed by since they began to: taking that back takes back no move. */
    public List<Decider> unusedPasses(Viewer viewer) {
        return unusedPasses.stream().filter(viewer::answersFor).toList();
    }

    /** Writes into a record that these are asked again. */
    public static void endPassing(ObjectNode record, List<Decider> units) {
        units.forEach(unit -> record.withArray(END_PASSING).add(unit.id()));
    }

    /** The orders for that unit, by label. */
    public SortedMap<String, String> words(String unit) {
        SortedMap<String, String> words = new TreeMap<>();
        standing.ordersOf(Decider.unit(unit)).forEach((label, order) -> words.put(label, order.word()));
        return words;
    }

    /** As they are stored in a snapshot. */
    public ObjectNode json() {
        ObjectNode node = JsonNodeFactory.instance.objectNode();
        standing.handsRaised().forEach(hand -> node.withArray("raised").add(hand.id()));
        standing.passing()
                .forEach((who, turn) ->
                        node.withArray("passing").addArray().add(who.id()).add(turn));
        unusedPasses.forEach(unit -> node.withArray(UNUSED).add(unit.id()));
        if (!standing.orders().isEmpty()) {
            node.set(ORDERS, OrdersJson.of(standing.orders()));
        }
        if (!standing.act().isEmpty()) {
            node.set(ACT, OrdersJson.of(standing.act()));
        }
        if (!standing.plan().isEmpty()) {
            node.set(PLAN, OrdersJson.of(standing.plan()));
        }
        return node;
    }

    /** Puts into a record what is said for the act that goes on and from now on, if that is something else than before. */
    public void write(ObjectNode record) {
        if (!standing.act().equals(recorded)) {
            recorded = standing.act();
            record.set(ACT, OrdersJson.of(recorded));
        }
        if (!standing.plan().equals(recordedPlan)) {
            recordedPlan = standing.plan();
            record.set(PLAN, OrdersJson.of(recordedPlan));
        }
        if (!standing.orders().equals(recordedOrders)) {
            recordedOrders = standing.orders();
            record.set(ORDERS, OrdersJson.of(recordedOrders));
        }
    }

    private void orders(JsonNode stored) {
        Map<StandingOrders.Kind, StandingOrders.Given> orders = OrdersJson.orders(stored);
        recordedOrders = Map.copyOf(orders);
        standing.orders(orders);
    }

    private void act(JsonNode stored) {
        recorded = OrdersJson.act(stored);
        standing.forThisAct(recorded);
    }

    private void plan(JsonNode stored) {
        recordedPlan = OrdersJson.plan(stored);
        standing.plan(recordedPlan);
    }

    void resume(JsonNode stored) {
        if (stored.has(ACT)) {
            act(stored.path(ACT));
        }
        if (stored.has(PLAN)) {
            plan(stored.path(PLAN));
        }
        stored.path("raised").forEach(hand -> standing.raiseHand(new Decider(hand.asText())));
        stored.path("passing")
                .forEach(pass -> standing.passDuring(
                        new Decider(pass.path(0).asText()), pass.path(1).asInt()));
        stored.path(UNUSED).forEach(unit -> unusedPasses.add(new Decider(unit.asText())));
        stored.path("stops") // of earlier builds
                .forEach(stop -> stop(
                        new Decider(stop.path(0).asText()),
                        stop.path(1).asText(),
                        stop.path(2).asBoolean()));
        if (stored.has(ORDERS)) {
            orders(stored.path(ORDERS));
        }
    }

    void settle(JsonNode json, List<? extends Entry<?>> entries) {
        if (!entries.isEmpty()) {
            unusedPasses.clear();
        }
        for (Entry<?> entry : entries) {
            if (entry instanceof Entry.Answered<?> answered && !answered.standing()) {
                standing.lowerHand(new Decider(answered.decider()));
            } else if (entry instanceof Entry.Undone) {
                standing.endPassing();
            }
        }
        if (json.has(ACT)) {
            act(json.path(ACT));
        }
        if (json.has(PLAN)) {
            plan(json.path(PLAN));
        }
        if (json.has("hand")) {
            Decider unit = Decider.unit(json.path("hand").path("unit").asText());
            if (json.path("hand").path("raised").asBoolean()) {
                standing.raiseHand(unit);
            } else {
                standing.lowerHand(unit);
            }
        }
        if (json.has("pass")) {
            pass(json.path("pass"), entries.isEmpty());
        }
        json.path(END_PASSING).forEach(unit -> endPassing(new Decider(unit.asText())));
        if (json.has(STOP)) {
            stop(
                    Decider.unit(json.path(STOP).path("unit").asText()),
                    json.path(STOP).path("label").asText(),
                    json.path(STOP).path("on").asBoolean());
        }
        if (json.has(ORDERS)) {
            orders(json.path(ORDERS));
        }
    }

    /** Records of earlier builds say only who passes. */
    private void pass(JsonNode pass, boolean unused) {
        Decider unit = Decider.unit(pass.path("unit").asText());
        if (!pass.path("on").asBoolean(true)) {
            endPassing(unit);
            return;
        }
        standing.passDuring(unit, pass.path("turn").asInt());
        if (unused) {
            unusedPasses.add(unit);
        }
    }

    private void endPassing(Decider unit) {
        standing.endPassing(unit);
        unusedPasses.remove(unit);
    }

    /** Earlier builds knew only always being asked and letting it pass. */
    private void stop(Decider decider, String label, boolean asked) {
        if (asked) {
            standing.stopAt(decider, label);
        } else {
            standing.noStopAt(decider, label);
        }
    }
}
