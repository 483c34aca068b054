package arbiter.lab.run;

import arbiter.dice.Draw;
import arbiter.dice.RandomStream;
import arbiter.interpreters.live.Calls;
import arbiter.interpreters.live.KnownStep;
import arbiter.interpreters.lookahead.Position;
import arbiter.interpreters.lookahead.SearchingAgent;
import arbiter.interpreters.situation.Agents;
import arbiter.kernel.Agent;
import arbiter.kernel.Call;
import arbiter.kernel.Decider;
import arbiter.kernel.Entry;
import arbiter.kernel.Event;
import arbiter.kernel.Game;
import arbiter.kernel.Option;
import arbiter.kernel.Picks;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import arbiter.kernel.State;
import arbiter.kernel.Viewer;
import arbiter.lab.job.FightLimits;
import arbiter.lab.stream.KeyedDice;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;

/**
 * One fight of a job under way: dice by unit, round and label, answers by an agent for each side without what is
 * forbidden. What was put into a step is kept where an agent runs it again, where something is secret, and for journals.
 */
final class FightPlay<S extends State<S>> implements Play<S> {

    private final Game<S> game;
    private final S state;
    private final KeyedDice dice;
    private final Map<String, Agent<S>> players;
    private final Agent<S> neutral;
    private final Forbidden forbidden;
    private final FightLimits limits;
    private final FightWatch watch;
    private final BooleanSupplier cancelled;
    private final boolean searching;
    private final List<Entry.Input<S>> since = new ArrayList<>();
    private S checkpoint;
    private boolean careful;
    private boolean keeping;
    private String acting = "";
    private Optional<String> opener = Optional.empty();
    private int round;
    private int decisions;

    /** The state is changed. What belongs to no side is answered by the neutral one. */
    FightPlay(Game<S> game, S state, KeyedDice dice, Seating<S> seating, Terms terms) {
        this.game = game;
        this.state = state;
        this.dice = dice;
        this.players = seating.players();
        this.neutral = seating.neutral();
        this.forbidden = terms.forbidden();
        this.limits = terms.limits();
        this.watch = terms.watch();
        this.cancelled = terms.cancelled();
        this.checkpoint = state;
        this.searching = players.values().stream().anyMatch(SearchingAgent.class::isInstance);
    }

    /** Who plays which side. */
    record Seating<S extends State<S>>(Map<String, Agent<S>> players, Agent<S> neutral) {}

    /** What a fight is played under, whatever the game. */
    record Terms(Forbidden forbidden, FightLimits limits, FightWatch watch, BooleanSupplier cancelled) {}

    /** Plays one step, with what agents call for before it. */
    void step(int now) {
        if (now != round) {
            round = now;
            acting = "";
        }
        boolean secrets = game.known(state, Viewer.SPECTATOR) != state;
        careful = searching || secrets;
        keeping = careful || watch.keepsInputs();
        since.clear();
        if (careful) {
            checkpoint = state.copy();
        }
        try {
            call(secrets);
            game.advance(this);
        } finally {
            since.forEach(watch::input);
        }
    }

    int decisions() {
        return decisions;
    }

    /** The side that was the first to act. */
    Optional<String> opener() {
        return opener;
    }

    private void call(boolean secrets) {
        for (Map.Entry<String, Agent<S>> player : players.entrySet()) {
            String side = player.getKey();
            S known = secrets ? Agents.known(game, state, side) : state;
            Supplier<List<Call>> offered = () -> game.calls(known).stream()
                    .filter(call -> game.side(known, call.decider()).orElse("").equals(side))
                    .filter(call -> !forbidden.forbids(call))
                    .toList();
            player.getValue()
                    .call(known, offered)
                    .filter(call -> !forbidden.forbids(call) && Calls.isOffered(game, state, call))
                    .ifPresent(this::carryOut);
        }
    }

    private void carryOut(Call call) {
        count();
        Entry.Called<S> called =
                new Entry.Called<>(call.decider().id(), call.option().id(), false);
        watch.called(call);
        keep(called);
        game.call(this, Calls.find(game, state, called));
    }

    private void count() {
        decisions++;
        if (decisions > limits.decisions()) {
            throw FightStopped.TOO_LONG;
        }
        if (cancelled.getAsBoolean()) {
            throw FightStopped.CANCELLED;
        }
    }

    private void keep(Entry.Input<S> input) {
        if (keeping) {
            since.add(input);
        }
    }

    @Override
    public S state() {
        return state;
    }

    @Override
    public <T> T draw(String label, Draw<T> draw) {
        count();
        RandomStream stream = dice.next(acting, round, label);
        if (!keeping) {
            return draw.roll(stream);
        }
        List<Integer> faces = new ArrayList<>();
        T drawn = draw.roll(die -> {
            int face = stream.next(die);
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
            if (keeping) {
                together.add(since.remove(since.size() - 1));
            }
            chosen.add(requests.get(slot).accept(answer.get(0)));
        }
        since.addAll(together);
        return chosen;
    }

    private List<String> answer(Request<?> whole, int slot) {
        count();
        Decider decider = whole.decider();
        Optional<String> side = game.side(state, decider);
        if (whole.command()) {
            acting = decider.id();
            opener = opener.or(() -> side);
        }
        Request<?> request = forbidden.leaveOut(whole);
        List<String> wanted =
                decide(side.map(own -> players.getOrDefault(own, neutral)).orElse(neutral), request, slot);
        List<String> answer = forbidden.forbidsAny(request, wanted) ? request.fallbackIds() : wanted;
        watch.answered(request, answer);
        keep(new Entry.Answered<>(request.label(), decider.id(), slot, answer, false));
        return answer;
    }

    private List<String> decide(Agent<S> player, Request<?> request, int slot) {
        if (player instanceof SearchingAgent<S> thinking) {
            return Agents.accepted(
                    request, thinking.answer(new Position<>(state, checkpoint, List.copyOf(since), request, slot)));
        }
        if (careful) {
            return Agents.answer(player, game, new KnownStep.Real<>(state, checkpoint, since, request, slot));
        }
        boolean secret = game.makesSecrets() && game.known(state, Viewer.SPECTATOR) != state;
        return secret ? offhand(player, request) : Agents.answer(player, state, request);
    }

    /** In a step that began without secrets. */
    private List<String> offhand(Agent<S> player, Request<?> request) {
        if (!request.isForSeveral()) {
            return List.of(Agents.offhand(player, game, state, request));
        }
        return Picks.choose(request, one -> place(one, Agents.offhand(player, game, state, one))).stream()
                .map(Option::id)
                .toList();
    }

    private static int place(Request<?> request, String id) {
        for (int i = 0; i < request.options().size(); i++) {
            if (request.option(i).id().equals(id)) {
                return i;
            }
        }
        return request.fallbackIndex();
    }

    @Override
    public void emit(Event<S> event) {
        event.apply(state);
    }
}
