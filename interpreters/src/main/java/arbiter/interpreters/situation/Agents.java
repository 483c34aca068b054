package arbiter.interpreters.situation;

import arbiter.kernel.Agent;
import arbiter.kernel.Option;
import arbiter.kernel.Picks;
import arbiter.kernel.Request;
import java.util.List;

/** Answers to the requests of a table in the words of the table: option ids. */
public final class Agents {

    private Agents() {}

    /** What an agent answers, also where several options are asked for. */
    public static <S> List<String> answer(Agent<S> agent, S state, Request<?> request) {
        return switch (request.kind()) {
            case SOME, ORDER ->
                Picks.choose(request, one -> agent.pick(state, one)).stream()
                        .map(Option::id)
                        .toList();
            default -> List.of(request.option(agent.pick(state, request)).id());
        };
    }

    public static List<String> byDefault(Request<?> request) {
        return switch (request.kind()) {
            case SOME, ORDER -> request.fallbackSome().stream().map(Option::id).toList();
            default -> List.of(request.fallback().id());
        };
    }
}
