package arbiter.interpreters.live;

import arbiter.kernel.Option;
import arbiter.kernel.Refused;
import arbiter.kernel.Request;
import arbiter.kernel.Viewer;
import java.util.List;
import java.util.OptionalInt;

/**
 * The next actions of a unit's turn as somebody planned them along with an answer. Dice and reactions leave a plan in
 * force; it ends with the turn, when another unit acts, and where an action of it is not offered or of no use. The turn
 * is known as soon as the unit acts in it.
 */
public record TurnPlan(Viewer by, OptionalInt turn, List<PlannedAction> actions) {

    public static final TurnPlan NONE = new TurnPlan(Viewer.SPECTATOR, OptionalInt.empty(), List.of());

    /** More actions than that no turn has. */
    public static final int MOST = 8;

    public TurnPlan {
        actions = List.copyOf(actions);
    }

    static void checkLength(List<PlannedAction> actions) {
        if (actions.size() > MOST) {
            throw new Refused("at most " + MOST + " further actions can be planned, not " + actions.size());
        }
    }

    public boolean isEmpty() {
        return actions.isEmpty();
    }

    /** Whether it has something to say to that question in the turn with this number. */
    boolean isFor(Request<?> question, int now) {
        return !isEmpty()
                && question.command()
                && turn.orElse(now) == now
                && question.decider().id().equals(next().unit())
                && by.answersFor(question.decider());
    }

    /** What is to be done next. */
    PlannedAction next() {
        return actions.get(0);
    }

    /** The plan after its next action, which was taken in the turn with this number. */
    TurnPlan rest(int now) {
        return actions.size() < 2 ? NONE : new TurnPlan(by, OptionalInt.of(now), actions.subList(1, actions.size()));
    }

    /** Whether what is planned next is offered there, and of use. */
    boolean fits(Request<?> question) {
        try {
            question.acceptAnswer(next().options());
        } catch (Refused notOffered) {
            return false;
        }
        return question.options().stream()
                .filter(option -> next().options().contains(option.id()))
                .noneMatch(Option::isIdle);
    }
}
