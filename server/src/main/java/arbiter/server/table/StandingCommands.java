package arbiter.server.table;

import arbiter.content.Nearest;
import arbiter.interpreters.live.Order;
import arbiter.interpreters.live.StandingOrders;
import arbiter.kernel.Decider;
import arbiter.kernel.State;
import arbiter.kernel.View;
import arbiter.server.shared.RequestRefused;
import arbiter.server.table.loaded.LoadedTable;
import arbiter.server.table.loaded.PendingRecord;
import arbiter.server.table.loaded.Readers;
import arbiter.server.table.loaded.Sight;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Carries out what a player says in advance about when a unit is asked, and what is done if it is not. */
final class StandingCommands<S extends State<S>> {

    /** Instead of an order: from now on it is asked as usual. */
    private static final String USUAL = "usual";

    private final LoadedTable<S> loaded;
    private final Sight sight;

    StandingCommands(LoadedTable<S> loaded, Sight sight) {
        this.loaded = loaded;
        this.sight = sight;
    }

    PendingRecord<S> standing(Command.StandingOrder order) {
        PendingRecord<S> pending = new PendingRecord<>(order.word());
        if (order instanceof Command.Hand hand) {
            said(pending, order).put("raised", hand.raised());
        } else if (order instanceof Command.Pass pass) {
            pass(pass, pending, said(pending, order));
        } else {
            order(order instanceof Command.Stop stop ? stop.asOrder() : (Command.Order) order, pending);
        }
        return pending;
    }

    private static ObjectNode said(PendingRecord<?> pending, Command.StandingOrder order) {
        return pending.json().putObject(order.word()).put("unit", order.unit());
    }

    private void order(Command.Order command, PendingRecord<S> pending) {
        StandingOrders.Kind questions = new StandingOrders.Kind(Decider.unit(command.unit()), command.label());
        Optional<Order> order = read(command.answer(), "command.answer");
        order.ifPresentOrElse(
                given -> loaded.table().order(sight.viewer(), questions, given),
                () -> loaded.table().standing().endOrder(questions));
        loaded.orders().write(pending.json());
    }

    /** Empty if it is to be asked as usual. */
    private static Optional<Order> read(String word, String where) {
        List<String> words = new ArrayList<>(List.of(USUAL));
        for (Order order : Order.values()) {
            words.add(order.word());
        }
        if (!words.contains(word)) {
            throw new RequestRefused(RequestRefused.Code.MALFORMED, Nearest.unknown("order", word, words), where);
        }
        return Order.of(word);
    }

    /** The orders that come along with an answer, under unit/label. */
    static Map<StandingOrders.Kind, Order> orders(Optional<Map<String, String>> given) {
        Map<StandingOrders.Kind, Order> orders = new HashMap<>();
        given.orElse(Map.of()).forEach((key, word) -> {
            int slash = key.lastIndexOf('/');
            Optional<Order> order = read(word, "command.orders");
            if (slash < 0 || order.isEmpty()) {
                throw new RequestRefused(
                        RequestRefused.Code.MALFORMED,
                        "orders that come along are written \"unit/label\": \"suggested\", \"pass\" or \"ask\"",
                        "command.orders");
            }
            orders.put(
                    new StandingOrders.Kind(new Decider(key.substring(0, slash)), key.substring(slash + 1)),
                    order.get());
        });
        return orders;
    }

    /** Passing is about what others do: in its own turn a unit is asked. */
    private void pass(Command.Pass pass, PendingRecord<S> pending, ObjectNode said) {
        View.Unit unit = loaded.table().view(sight.viewer()).unit(pass.unit()).orElseThrow();
        if (pass.begins() && unit.active()) {
            throw new RequestRefused(
                    RequestRefused.Code.AGAINST_THE_RULES,
                    "it is " + unit.name() + "'s own turn; passing is about what others do",
                    "command.unit");
        }
        said.put("turn", loaded.table().game().moment(loaded.table().state()).turn())
                .put("on", pass.begins());
        if (pass.begins()) {
            new GameMoves<>(loaded).pass(pending, sight, Decider.unit(pass.unit()));
        } else {
            loaded.table().standing().endPassing(Decider.unit(pass.unit()));
        }
        String words = pass.begins() ? " lets everything pass for the rest of this turn" : " is asked again";
        pending.item("note", unit.name() + words, Readers.members(true, sight.member()))
                .put("by", sight.member());
    }
}
