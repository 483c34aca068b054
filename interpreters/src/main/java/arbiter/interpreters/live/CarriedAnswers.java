package arbiter.interpreters.live;

import arbiter.kernel.Decider;
import arbiter.kernel.Request;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * Answers that somebody gave along with another one to questions that follow from it, in their order. Each is used once;
 * from the first that is not asked for or not offered, the questions are asked, and also once dice are thrown or somebody
 * else does not let the moment pass: that is something new.
 */
final class CarriedAnswers {

    static CarriedAnswers none() {
        return new CarriedAnswers(List.of(), decider -> false);
    }

    private final Deque<FollowUp> left;
    private final Predicate<Decider> own;

    CarriedAnswers(List<FollowUp> answers, Predicate<Decider> own) {
        this.left = new ArrayDeque<>(answers);
        this.own = own;
    }

    /** The next of them, if that is the question it was given to. */
    Optional<List<String>> answer(Request<?> request) {
        if (left.isEmpty() || !isOf(request.decider())) {
            return Optional.empty();
        }
        Optional<List<String>> answer = left.peek().to(request);
        answer.ifPresent(used -> left.poll());
        return answer;
    }

    /** Whether those of that decider are carried. */
    boolean isOf(Decider decider) {
        return own.test(decider);
    }

    /** Takes note of what somebody answered: an action or a reaction of others is something new. */
    CarriedAnswers hear(Request<?> request, List<String> options) {
        boolean passes = request.declining().isEmpty()
                || options.equals(List.of(request.declining().get().id()));
        if (!isOf(request.decider()) && (request.command() || !passes)) {
            left.clear();
        }
        return this;
    }

    /** Takes note that somebody is asked: if it was to be one of these, it does not fit. */
    void asked(Decider decider) {
        if (isOf(decider)) {
            left.clear();
        }
    }

    void drop() {
        left.clear();
    }
}
