package arbiter.interpreters.live;

import arbiter.kernel.Refused;
import arbiter.kernel.Request;
import java.util.List;
import java.util.Optional;

/** An answer to a question that follows from another one: of whom it is asked, its label, and the options named. */
public record FollowUp(String unit, String label, List<String> options) {

    public FollowUp {
        options = List.copyOf(options);
    }

    /** The options named, if that is the question and they are offered. */
    Optional<List<String>> to(Request<?> request) {
        if (!label.equals(request.label()) || !unit.equals(request.decider().id())) {
            return Optional.empty();
        }
        try {
            request.acceptAnswer(options);
            return Optional.of(options);
        } catch (Refused notOffered) {
            return Optional.empty();
        }
    }
}
