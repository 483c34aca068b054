package arbiter.interpreters.situation;

import arbiter.interpreters.live.Disclosure;
import arbiter.interpreters.live.KnownStep;
import arbiter.interpreters.live.OpenRequest;
import arbiter.interpreters.live.Sides;
import arbiter.interpreters.live.Table;
import arbiter.interpreters.lookahead.Position;
import arbiter.interpreters.lookahead.SearchingAgent;
import arbiter.kernel.Agent;
import arbiter.kernel.Game;
import arbiter.kernel.Option;
import arbiter.kernel.Picks;
import arbiter.kernel.Refused;
import arbiter.kernel.Request;
import arbiter.kernel.State;
import arbiter.kernel.Viewer;
import java.util.List;

/** Answers to the requests of a table in the words of the table: option ids. */
public final class Agents {

    private Agents() {}

    /** What an agent answers at a table by what its side may know; one that looks ahead runs the step again. */
    public static <S extends State<S>> List<String> answer(Agent<S> agent, Table<S> table, OpenRequest open) {
        Viewer side = Sides.viewer(table.game(), table.state(), open.request().decider());
        return answer(agent, table, open, side);
    }

    /** The same by what that viewer may know. */
    public static <S extends State<S>> List<String> answer(
            Agent<S> agent, Table<S> table, OpenRequest open, Viewer viewer) {
        return accepted(open.request(), decision(agent, table, open, viewer));
    }

    /** What an agent decides by what that viewer may know; something unknown to them may prevent it. */
    public static <S extends State<S>> List<String> decision(
            Agent<S> agent, Table<S> table, OpenRequest open, Viewer viewer) {
        Table.Resumption<S> step = table.resumption();
        KnownStep.Real<S> asking =
                new KnownStep.Real<>(table.state(), step.checkpoint(), step.since(), open.request(), open.slot());
        return agent instanceof SearchingAgent<S> searching
                ? searching.answer(Position.of(table, open), viewer)
                : decision(agent, table.game(), asking, viewer);
    }

    /** What an agent answers in the middle of a step by what its side may know. */
    public static <S extends State<S>> List<String> answer(Agent<S> agent, Game<S> game, KnownStep.Real<S> asking) {
        Viewer side = Sides.viewer(game, asking.now(), asking.request().decider());
        return side.gamemaster()
                ? answer(agent, asking.now(), asking.request())
                : accepted(asking.request(), decision(agent, game, asking, side));
    }

    /** What an agent takes by what its side may know in a step that began without secrets and was not kept. */
    public static <S extends State<S>> String offhand(Agent<S> agent, Game<S> game, S state, Request<?> request) {
        Viewer side = Sides.viewer(game, state, request.decider());
        Request<?> offered = Disclosure.offered(game, state, request, side);
        return offered.option(agent.pick(game.known(state, side), offered)).id();
    }

    /** Where something unknown has a part in the step, the agent sees it and is offered nothing that gives it away. */
    private static <S extends State<S>> List<String> decision(
            Agent<S> agent, Game<S> game, KnownStep.Real<S> asking, Viewer viewer) {
        return KnownStep.of(game, asking, viewer)
                .map(step -> answer(agent, step.now(), step.request()))
                .orElseGet(() ->
                        answer(agent, asking.now(), Disclosure.offered(game, asking.now(), asking.request(), viewer)));
    }

    /** The table as that side knows it. */
    public static <S extends State<S>> S known(Game<S> game, S state, String side) {
        return game.known(state, Viewer.SPECTATOR) == state
                ? state
                : game.known(state, Sides.viewer(game, state, side));
    }

    /** That answer, or the default where something unknown to whoever gave it prevents it. */
    public static List<String> accepted(Request<?> request, List<String> answer) {
        try {
            request.acceptAnswer(answer);
            return answer;
        } catch (Refused prevented) {
            return request.fallbackIds();
        }
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
}
