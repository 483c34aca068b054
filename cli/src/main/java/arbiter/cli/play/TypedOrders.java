package arbiter.cli.play;

import arbiter.interpreters.live.Order;
import arbiter.interpreters.live.StandingOrders.Kind;
import arbiter.interpreters.live.Table;
import arbiter.kernel.Option;
import arbiter.kernel.Refused;
import arbiter.kernel.Request;
import java.util.Comparator;
import java.util.List;

/** The standing orders of people at the screen: giving one at a question, listing and ending them. */
final class TypedOrders {

    private static final String END = "end";

    private final Table<?> table;

    TypedOrders(Table<?> table) {
        this.table = table;
    }

    /** Ends the order that is meant, if that is what was typed, and tells so. */
    boolean isEnd(String typed) {
        return typed.startsWith(END);
    }

    String end(String typed) {
        List<Kind> all = all();
        String number = typed.substring(END.length()).strip();
        if (!number.matches("[1-9]\\d{0,5}") || Integer.parseInt(number) > all.size()) {
            throw new Refused("say which order is to end by its number; 'orders' lists them");
        }
        Kind ended = all.get(Integer.parseInt(number) - 1);
        table.standing().endOrder(ended);
        return ended.decider().id() + " is asked " + ended.label() + " as usual again";
    }

    /** The order that was typed at a question. */
    Order read(String typed) {
        return Order.of(typed)
                .orElseThrow(() -> new Refused("an order is 'suggested', 'pass' or 'ask', not '" + typed
                        + "'; 'orders' lists those there are, 'order end N' ends one"));
    }

    /** What the order answers now; nothing for one that asks. */
    static List<String> answer(Request<?> request, Order order) {
        return switch (order) {
            case ASK -> List.of();
            case PASS ->
                List.of(request.declining()
                        .map(Option::id)
                        .orElseThrow(() -> new Refused("this cannot be let pass; 'order suggested' is possible")));
            case SUGGESTED -> request.fallbackIds();
        };
    }

    String list() {
        List<Kind> all = all();
        StringBuilder text = new StringBuilder(all.isEmpty() ? "There are no standing orders." : "Standing orders:");
        for (int i = 0; i < all.size(); i++) {
            Kind questions = all.get(i);
            text.append("\n  ")
                    .append(i + 1)
                    .append(") ")
                    .append(questions.decider().id())
                    .append(", ")
                    .append(questions.label())
                    .append(": ")
                    .append(table.standing().orders().get(questions).order().word());
        }
        return text.toString();
    }

    private List<Kind> all() {
        return table.standing().orders().keySet().stream()
                .sorted(Comparator.comparing(
                                (Kind questions) -> questions.decider().id())
                        .thenComparing(Kind::label))
                .toList();
    }
}
