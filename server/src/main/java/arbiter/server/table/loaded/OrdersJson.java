package arbiter.server.table.loaded;

import arbiter.interpreters.live.ActAnswers;
import arbiter.interpreters.live.Order;
import arbiter.interpreters.live.StandingOrders;
import arbiter.kernel.Decider;
import arbiter.kernel.Viewer;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** Standing orders, and what is said for one act, as records and snapshots store them. */
final class OrdersJson {

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
        ObjectNode node =
                JsonNodeFactory.instance.objectNode().put("gamemaster", act.by().gamemaster());
        new TreeSet<>(act.by().units()).forEach(node.putArray("units")::add);
        new TreeMap<>(act.answers()).forEach(node.putObject("answers")::put);
        return node;
    }

    static ActAnswers act(JsonNode stored) {
        Set<String> units = new TreeSet<>();
        stored.path("units").forEach(unit -> units.add(unit.asText()));
        Map<String, String> answers = new TreeMap<>();
        stored.path("answers")
                .properties()
                .forEach(
                        answer -> answers.put(answer.getKey(), answer.getValue().asText()));
        return new ActAnswers(new Viewer(stored.path("gamemaster").asBoolean(), units), answers);
    }
}
