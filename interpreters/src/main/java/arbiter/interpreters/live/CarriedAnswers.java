package arbiter.interpreters.live;

import arbiter.kernel.Decider;
import arbiter.kernel.Request;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * Answers that somebody gave along with another one to questions that follow from it, in their order. Each is used once,
 * before the table waits again; from the first that is not asked for or not offered, the questions are asked.
 */
final class CarriedAnswers {

    static final CarriedAnswers NONE = new CarriedAnswers(List.of(), decider -> false);

    private final Deque<FollowUp> left;
    private final Predicate<Decider> own;

    CarriedAnswers(List<FollowUp> answers, Predicate<Decider> own) {
        this.left = new ArrayDeque<>(answers);
        this.own = own;
    }

    Optional<List<String>> answer(Request<?> request) {
        if (left.isEmpty() || !own.test(request.decider())) {
            return Optional.empty();
        }
        Optional<List<String>> answer = left.poll().to(request);
        if (answer.isEmpty()) {
            left.clear();
        }
        return answer;
    }
}
