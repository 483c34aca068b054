package arbiter.lab.agent;

import arbiter.dice.RandomStream;
import arbiter.interpreters.live.Disclosure;
import arbiter.interpreters.lookahead.Position;
import arbiter.interpreters.lookahead.SearchingAgent;
import arbiter.interpreters.situation.Agents;
import arbiter.kernel.Agent;
import arbiter.kernel.Call;
import arbiter.kernel.Game;
import arbiter.kernel.Moment;
import arbiter.kernel.Option;
import arbiter.kernel.Request;
import arbiter.kernel.State;
import arbiter.kernel.Viewer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * Plays any game by asking what would come of each answer if the game's own opponent played everybody from there. It
 * always answers: where it cannot think, or has thought long enough about one turn, as that opponent does.
 */
public final class Tactician<S extends State<S>> implements SearchingAgent<S> {

    /** So many answers of one unit in one turn are thought about, so that no menu leads around in circles. */
    private static final int ANSWERS = 24;

    private final Game<S> game;
    private final Agent<S> fast;
    private final ThinkingBudget budget;
    private final long seed;
    private final Map<String, Thought> lately = new HashMap<>();

    /** How often it has thought for a unit in a turn. */
    private record Thought(int turn, int times) {}

    public Tactician(Game<S> game, Agent<S> fast, ThinkingBudget budget, long seed) {
        this.game = game;
        this.fast = fast;
        this.budget = budget;
        this.seed = seed;
    }

    @Override
    public Game<S> game() {
        return game;
    }

    @Override
    public int pick(S state, Request<?> request) {
        return fast.pick(state, request);
    }

    @Override
    public Optional<Call> call(S state, Supplier<List<Call>> offered) {
        return fast.call(state, offered);
    }

    @Override
    public List<String> answer(Position<S> position, Viewer viewer) {
        return position.knownTo(game, viewer)
                .map(this::best)
                .orElseGet(() -> Agents.answer(
                        fast, position.now(), Disclosure.offered(game, position.now(), position.request(), viewer)));
    }

    private List<String> best(Position<S> position) {
        Request<?> request = position.request();
        List<String> own = Agents.answer(fast, position.now(), request);
        if (request.quiet()
                || request.decider().isGamemaster()
                || request.options().size() == 1) {
            return own;
        }
        Moment moment = game.moment(position.now());
        RandomStream random = new RandomStream(Objects.hash(
                        seed,
                        moment.round(),
                        moment.turn(),
                        request.label(),
                        request.decider().id())
                * 0x9E3779B97F4A7C15L);
        List<List<String>> candidates = candidates(request, own, random);
        if (candidates.size() == 1 || thoughts(request, moment) > ANSWERS) {
            return own;
        }
        String side = game.side(position.now(), request.decider()).orElse("");
        return new Deliberation<>(game, fast, budget, position, side, random.nextLong()).best(candidates);
    }

    private int thoughts(Request<?> request, Moment moment) {
        return lately.merge(
                        request.decider().id(),
                        new Thought(moment.turn(), 1),
                        (before, first) ->
                                before.turn() == first.turn() ? new Thought(first.turn(), before.times() + 1) : first)
                .times();
    }

    /** The answers to compare: the opponent's own first, the default, and others, by lot where there are too many. */
    private List<List<String>> candidates(Request<?> request, List<String> own, RandomStream random) {
        List<List<String>> candidates = new ArrayList<>(List.of(own));
        add(candidates, request.fallbackIds());
        if (request.isForSeveral()) {
            return candidates;
        }
        List<Option> left = new ArrayList<>(request.options());
        left.removeIf(Option::isIdle);
        while (!left.isEmpty() && candidates.size() < budget.options()) {
            int next = left.size() + candidates.size() <= budget.options() ? 0 : random.below(left.size());
            add(candidates, List.of(left.remove(next).id()));
        }
        return candidates;
    }

    private static void add(List<List<String>> candidates, List<String> answer) {
        if (!candidates.contains(answer)) {
            candidates.add(answer);
        }
    }
}
