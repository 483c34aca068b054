package arbiter.server.table.loaded;

import arbiter.interpreters.live.ActAnswers;
import arbiter.interpreters.live.Order;
import arbiter.interpreters.live.StandingOrders;
import arbiter.kernel.Decider;
import arbiter.kernel.Entry;
import arbiter.kernel.Viewer;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;

/** What people said beforehand, as the records have it: raised hands, passes and orders. */
public final class RecordedOrders {

    private static final String ACT = "act";
    private static final String ORDERS = "orders";
    private static final String STOP = "stop";

    private final StandingOrders standing;
    /** What the records say so far of the act that goes on. */
    private ActAnswers recorded = ActAnswers.NONE;
    /** And which orders they say are in force. */
    private Map<StandingOrders.Kind, StandingOrders.Given> recordedOrders = Map.of();

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
        if (!standing.orders().isEmpty()) {
            node.set(ORDERS, json(standing.orders()));
        }
        if (!standing.act().isEmpty()) {
            node.set(ACT, json(standing.act()));
        }
        return node;
    }

    /** Puts into a record what is said for the act that goes on and from now on, if that is something else than before. */
    public void write(ObjectNode record) {
        if (!standing.act().equals(recorded)) {
            recorded = standing.act();
            record.set(ACT, json(recorded));
        }
        if (!standing.orders().equals(recordedOrders)) {
            recordedOrders = standing.orders();
            record.set(ORDERS, json(recordedOrders));
        }
    }

    /** Each as unit, label, order and, if it was given along with an answer, the inputs before that. */
    private static ArrayNode json(Map<StandingOrders.Kind, StandingOrders.Given> orders) {
        ArrayNode list = JsonNodeFactory.instance.arrayNode();
        orders.entrySet().stream()
                .sorted(Comparator.comparing(order -> order.getKey().toString()))
                .forEach(order -> {
                    ArrayNode one = list.addArray()
                            .add(order.getKey().decider().id())
                            .add(order.getKey().label())
                            .add(order.getValue().order().word());
                    order.getValue().before().ifPresent(one::add);
                });
        return list;
    }

    private void orders(JsonNode stored) {
        Map<StandingOrders.Kind, StandingOrders.Given> orders = new HashMap<>();
        stored.forEach(one -> Order.of(one.path(2).asText())
                .ifPresent(order -> orders.put(
                        new StandingOrders.Kind(
                                new Decider(one.path(0).asText()), one.path(1).asText()),
                        new StandingOrders.Given(
                                order, one.has(3) ? OptionalInt.of(one.path(3).asInt()) : OptionalInt.empty()))));
        recordedOrders = Map.copyOf(orders);
        standing.orders(orders);
    }

    private static ObjectNode json(ActAnswers act) {
        ObjectNode node =
                JsonNodeFactory.instance.objectNode().put("gamemaster", act.by().gamemaster());
        new TreeSet<>(act.by().units()).forEach(node.putArray("units")::add);
        new TreeMap<>(act.answers()).forEach(node.putObject("answers")::put);
        return node;
    }

    private void act(JsonNode stored) {
        Set<String> units = new TreeSet<>();
        stored.path("units").forEach(unit -> units.add(unit.asText()));
        Map<String, String> answers = new TreeMap<>();
        stored.path("answers")
                .properties()
                .forEach(
                        answer -> answers.put(answer.getKey(), answer.getValue().asText()));
        recorded = new ActAnswers(new Viewer(stored.path("gamemaster").asBoolean(), units), answers);
        standing.forThisAct(recorded);
    }

    void resume(JsonNode stored) {
        if (stored.has(ACT)) {
            act(stored.path(ACT));
        }
        stored.path("raised").forEach(hand -> standing.raiseHand(new Decider(hand.asText())));
        stored.path("passing")
                .forEach(pass -> standing.passDuring(
                        new Decider(pass.path(0).asText()), pass.path(1).asInt()));
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
        if (json.has("hand")) {
            Decider unit = Decider.unit(json.path("hand").path("unit").asText());
            if (json.path("hand").path("raised").asBoolean()) {
                standing.raiseHand(unit);
            } else {
                standing.lowerHand(unit);
            }
        }
        if (json.has("pass")) {
            pass(json.path("pass"));
        }
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
    private void pass(JsonNode pass) {
        Decider unit = Decider.unit(pass.path("unit").asText());
        if (pass.path("on").asBoolean(true)) {
            standing.passDuring(unit, pass.path("turn").asInt());
        } else {
            standing.endPassing(unit);
        }
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
