package arbiter.interpreters.preview;

import arbiter.kernel.Request;
import java.util.List;
import java.util.Optional;

/**
 * Answers given beforehand, used one after the other on every way that an outlook follows. Never changes, and has an
 * equality: ways on which other answers are left go on differently.
 */
public interface PathAnswers {

    /** Leaves everything to the policy. */
    PathAnswers NONE = new PathAnswers() {
        @Override
        public Taken answer(Request<?> request) {
            return new Taken(Optional.empty(), this);
        }
    };

    /** The options to take, by their ids or as places are written, if there is an answer; and what is left then. */
    record Taken(Optional<List<String>> options, PathAnswers rest) {}

    Taken answer(Request<?> request);
}
