package arbiter.interpreters.situation;

import arbiter.interpreters.live.OpenRequest;
import arbiter.interpreters.live.Table;
import arbiter.interpreters.lookahead.LookAhead;
import arbiter.interpreters.lookahead.Position;
import arbiter.kernel.Agent;
import arbiter.kernel.Option;
import arbiter.kernel.Picks;
import arbiter.kernel.Request;
import arbiter.kernel.State;
import java.util.List;

/** Answers to the requests of a table in the words of the table: option ids. */
public final class Agents {

    private Agents() {}

    /** What an agent answers at a table; one that looks ahead runs the step again. */
    public static <S extends State<S>> List<String> answer(Agent<S> agent, Table<S> table, OpenRequest open) {
        return agent instanceof LookAhead<S> lookAhead
                ? lookAhead.answer(Position.of(table, open))
                : answer(agent, table.state(), open.request());
    }

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
