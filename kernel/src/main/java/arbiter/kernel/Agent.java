package arbiter.kernel;

/** Answers requests in place of a person. */
@FunctionalInterface
public interface Agent<S> {

    /** The place in the request's list of the option it takes. */
    int pick(S state, Request<?> request);

    /** Takes every request's default. */
    static <S> Agent<S> byDefault() {
        return (state, request) -> request.fallbackIndex();
    }
}
