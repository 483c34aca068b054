package arbiter.kernel;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** Answers requests in place of a person. */
@FunctionalInterface
public interface Agent<S> {

    /** The place in the request's list of the option it takes. */
    int pick(S state, Request<?> request);

    /**
     * What it calls for without having been asked, if anything; looked at before it chooses a turn's action. What is on
     * offer is found only if it looks.
     */
    default Optional<Call> call(S state, Supplier<List<Call>> offered) {
        return Optional.empty();
    }

    /** Takes every request's default. */
    static <S> Agent<S> byDefault() {
        return (state, request) -> request.fallbackIndex();
    }
}
