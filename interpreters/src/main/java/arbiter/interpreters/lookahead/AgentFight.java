package arbiter.interpreters.lookahead;

import arbiter.dice.Draw;
import arbiter.dice.RandomStream;
import arbiter.interpreters.live.Calls;
import arbiter.interpreters.live.KnownStep;
import arbiter.interpreters.situation.Agents;
import arbiter.kernel.Agent;
import arbiter.kernel.Call;
import arbiter.kernel.Decider;
import arbiter.kernel.Ending;
import arbiter.kernel.Entry;
import arbiter.kernel.Event;
import arbiter.kernel.Game;
import arbiter.kernel.Option;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import arbiter.kernel.State;
import arbiter.kernel.Viewer;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * A fight between agents, each playing a side, from a seed. It keeps what was put into the step under way, so that agents
 * that look ahead can run it again; others see the state and the request as in a simulation.
 */
public final class AgentFight<S extends State<S>> implements Play<S> {

    private final Game<S> game;
    private final Function<String, Agent<S>> players;
    private final S state;
    private final RandomStream random;
    private final List<Entry.Input<S>> since = new ArrayList<>();
    private final Set<String> sides = new LinkedHashSet<>();
    private S checkpoint;
    private int answers;

    /** The state is changed; what belongs to no side is answered by the player of the side called "". */
    public AgentFight(Game<S> game, S state, long seed, Function<String, Agent<S>> players) {
        this(game, state, new RandomStream(seed), players);
    }

    /** The same with dice from that stream. */
    public AgentFight(Game<S> game, S state, RandomStream random, Function<String, Agent<S>> players) {
        this.game = game;
        this.state = state;
        this.random = random;
        this.players = players;
        this.checkpoint = state;
        game.glance(state, Viewer.GAMEMASTER).units().forEach(unit -> sides.add(unit.side()));
    }

    /** Plays to the end; empty if it has not ended after so many steps. */
    public Optional<Ending> play(int steps) {
        for (int step = 0; step < steps; step++) {
            Optional<Ending> ending = game.ending(state);
            if (ending.isPresent()) {
                return ending;
            }
            step();
        }
        return game.ending(state);
    }

    /** Plays one step, with what agents call for before it. */
    public void step() {
        checkpoint = state.copy();
        since.clear();
        call();
        game.advance(this);
    }

    /** How many answers that were no quiet ones have been given. */
    public int answers() {
        return answers;
    }

    /** What agents want to do unasked before the next step, each for its own side. */
    private void call() {
        for (String side : sides) {
            S known = Agents.known(game, state, side);
            Supplier<List<Call>> offered = () -> game.calls(known).stream()
                    .filter(call -> game.side(known, call.decider()).orElse("").equals(side))
                    .toList();
            players.apply(side)
                    .call(known, offered)
                    .filter(call -> Calls.isOffered(game, state, call))
                    .ifPresent(this::carryOut);
        }
    }

    private void carryOut(Call call) {
        Entry.Called<S> called =
                new Entry.Called<>(call.decider().id(), call.option().id(), false);
        since.add(called);
        game.call(this, Calls.find(game, state, called));
    }

    @Override
    public S state() {
        return state;
    }

    @Override
    public <T> T draw(String label, Draw<T> draw) {
        List<Integer> faces = new ArrayList<>();
        T drawn = draw.roll(die -> {
            int face = random.next(die);
            faces.add(face);
            return face;
        });
        since.add(new Entry.Drawn<>(label, faces));
        return drawn;
    }

    @Override
    public <O extends Option> O choose(Request<O> request) {
        return request.accept(answer(request, 0).get(0));
    }

    @Override
    public <O extends Option> List<O> chooseSome(Request<O> request) {
        return request.acceptSome(answer(request, 0));
    }

    /** Nobody knows what the others answer at the same time. */
    @Override
    public <O extends Option> List<O> chooseTogether(List<Request<O>> requests) {
        List<Entry.Input<S>> together = new ArrayList<>();
        List<O> chosen = new ArrayList<>();
        for (int slot = 0; slot < requests.size(); slot++) {
            List<String> answer = answer(requests.get(slot), slot);
            together.add(since.remove(since.size() - 1));
            chosen.add(requests.get(slot).accept(answer.get(0)));
        }
        since.addAll(together);
        return chosen;
    }

    private List<String> answer(Request<?> request, int slot) {
        Decider decider = request.decider();
        Agent<S> player = players.apply(game.side(state, decider).orElse(""));
        answers += request.quiet() ? 0 : 1;
        List<String> answer = player instanceof SearchingAgent<S> searching
                ? Agents.accepted(
                        request, searching.answer(new Position<>(state, checkpoint, List.copyOf(since), request, slot)))
                : Agents.answer(player, game, asking(request, slot));
        since.add(new Entry.Answered<>(request.label(), decider.id(), slot, answer, false));
        return answer;
    }

    private KnownStep.Real<S> asking(Request<?> request, int slot) {
        return new KnownStep.Real<>(state, checkpoint, since, request, slot);
    }

    @Override
    public void emit(Event<S> event) {
        event.apply(state);
    }
}
