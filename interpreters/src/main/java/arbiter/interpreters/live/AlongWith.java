package arbiter.interpreters.live;

import java.util.List;
import java.util.Map;

/**
 * What somebody says together with an answer: answers to questions that follow from it, in their order, answers to
 * whatever else is asked of them until the act is over ({@link ActAnswers}), what is to be done about such questions from
 * now on, and the unit's further actions of the turn. Orders are taken back with the answer.
 */
public record AlongWith(
        List<FollowUp> then,
        Map<String, String> forThisAct,
        Map<StandingOrders.Kind, Order> orders,
        List<PlannedAction> plan) {

    public static final AlongWith NOTHING = new AlongWith(List.of(), Map.of(), Map.of(), List.of());

    public static AlongWith then(FollowUp... answers) {
        return new AlongWith(List.of(answers), Map.of(), Map.of(), List.of());
    }

    public static AlongWith act(Map<String, String> answers) {
        return new AlongWith(List.of(), answers, Map.of(), List.of());
    }

    public static AlongWith orders(Map<StandingOrders.Kind, Order> orders) {
        return new AlongWith(List.of(), Map.of(), orders, List.of());
    }

    public static AlongWith plan(PlannedAction... actions) {
        return new AlongWith(List.of(), Map.of(), Map.of(), List.of(actions));
    }
}
