package arbiter.server.table.loaded;

import arbiter.content.json.Json;
import arbiter.interpreters.live.ActAnswers;
import arbiter.interpreters.live.Order;
import arbiter.interpreters.live.PlannedAction;
import arbiter.interpreters.live.StandingOrders;
import arbiter.interpreters.live.TurnPlan;
import arbiter.kernel.Decider;
import arbiter.kernel.Viewer;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** Standing orders, and what is said for one act, as records and snapshots store them. */
final class OrdersJson {

    private static final Json PLAIN = Json.plain();

    private OrdersJson() {}

    /** Each as unit, label, order and, if it was given along with an answer, the inputs before that. */
    static ArrayNode of(Map<StandingOrders.Kind, StandingOrders.Given> orders) {
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

    static Map<StandingOrders.Kind, StandingOrders.Given> orders(JsonNode stored) {
        Map<StandingOrders.Kind, StandingOrders.Given> orders = new HashMap<>();
        stored.forEach(one -> Order.of(one.path(2).asText())
                .ifPresent(order -> orders.put(
                        new StandingOrders.Kind(
                                new Decider(one.path(0).asText()), one.path(1).asText()),
                        new StandingOrders.Given(
                                order, one.has(3) ? OptionalInt.of(one.path(3).asInt()) : OptionalInt.empty()))));
        return orders;
    }

    static ObjectNode of(ActAnswers act) {
        ObjectNode node = by(act.by());
        new TreeMap<>(act.answers()).forEach(node.putObject("answers")::put);
        return node;
    }

    static ActAnswers act(JsonNode stored) {
        Map<String, String> answers = new TreeMap<>();
        stored.path("answers")
                .properties()
                .forEach(
                        answer -> answers.put(answer.getKey(), answer.getValue().asText()));
        return new ActAnswers(by(stored), answers);
    }

    /** Who plans, in which turn if that is known, and the actions in their order. */
    static ObjectNode of(TurnPlan plan) {
        ObjectNode node = by(plan.by());
        plan.turn().ifPresent(turn -> node.put("turn", turn));
        node.set("actions", PLAIN.tree(plan.actions()));
        return node;
    }

    static TurnPlan plan(JsonNode stored) {
        List<PlannedAction> actions = new ArrayList<>();
        stored.path("actions").forEach(action -> actions.add(PLAIN.read(action, PlannedAction.class)));
        OptionalInt turn =
                stored.has("turn") ? OptionalInt.of(stored.path("turn").asInt()) : OptionalInt.empty();
        return new TurnPlan(by(stored), turn, actions);
    }

    private static ObjectNode by(Viewer viewer) {
        ObjectNode node = JsonNodeFactory.instance.objectNode().put("gamemaster", viewer.gamemaster());
        new TreeSet<>(viewer.units()).forEach(node.putArray("units")::add);
        return node;
    }

    private static Viewer by(JsonNode stored) {
        Set<String> units = new TreeSet<>();
        stored.path("units").forEach(unit -> units.add(unit.asText()));
        return new Viewer(stored.path("gamemaster").asBoolean(), units);
    }
}
