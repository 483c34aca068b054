package arbiter.interpreters.lookahead;

import arbiter.kernel.Call;
import arbiter.kernel.Decider;
import arbiter.kernel.Option;
import arbiter.kernel.Request;
import arbiter.kernel.State;
import java.util.List;
import java.util.Optional;

/** How a playout goes on beyond what has happened: who decides what, how far it goes, and how tables are valued. */
public interface PlayoutPolicy<S extends State<S>> {

    /** Whether the side that looks ahead decides this, so that it knows the answer. */
    boolean isOwn(S state, Decider decider);

    /** The place of the option to take at a question on the way. */
    int choose(S state, Request<?> request);

    /** The options to take where several are asked for. */
    default <O extends Option> List<O> chooseSome(S state, Request<O> request) {
        return request.fallbackSome();
    }

    /** What others are taken to have answered in secret. */
    default <O extends Option> List<O> secretAnswer(Request<O> request) {
        return request.fallbackAnswer();
    }

    /** What somebody calls for unasked before the next step. */
    default Optional<Call> call(S state) {
        return Optional.empty();
    }

    /** Whether another step is played after so many beyond the first. */
    boolean goesOn(S state, int steps);

    /** Whether a playout with so many decisions has used up its share of work. */
    boolean isEnough(int decisions);

    double worth(S state);
}
