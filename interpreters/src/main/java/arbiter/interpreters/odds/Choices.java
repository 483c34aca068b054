package arbiter.interpreters.odds;

import arbiter.kernel.Agent;
import arbiter.kernel.Decider;
import arbiter.kernel.Request;
import java.util.OptionalInt;
import java.util.function.BiFunction;

/** How the odds answer the choices they meet on the way. */
public interface Choices<S> {

    /** The place of the option to take; empty means that every option is tried and the best one taken. */
    OptionalInt answer(S state, Request<?> request);

    /** Whether that decider wants the value to be high; the others want it low. */
    default boolean wantsHigh(S state, Decider decider) {
        return true;
    }

    /** Every request's default. */
    static <S> Choices<S> byDefault() {
        return (state, request) -> OptionalInt.of(request.fallbackIndex());
    }

    /** Lets every moment pass that may be let pass; the default where it may not. */
    static <S> Choices<S> none() {
        return (state, request) -> {
            for (int i = 0; i < request.options().size(); i++) {
                if (request.option(i).declines()) {
                    return OptionalInt.of(i);
                }
            }
            return OptionalInt.of(request.fallbackIndex());
        };
    }

    static <S> Choices<S> by(Agent<S> agent) {
        return (state, request) -> OptionalInt.of(agent.pick(state, request));
    }

    /** The best answer for everybody: those who want the value high take the highest, the others the lowest. */
    static <S> Choices<S> best(BiFunction<S, Decider, Boolean> wantsHigh) {
        return new Choices<>() {

            @Override
            public OptionalInt answer(S state, Request<?> request) {
                return OptionalInt.empty();
            }

            @Override
            public boolean wantsHigh(S state, Decider decider) {
                return wantsHigh.apply(state, decider);
            }
        };
    }
}
