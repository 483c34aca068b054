package arbiter.interpreters.lookahead;

import arbiter.dice.Draw;
import arbiter.dice.RandomStream;
import arbiter.interpreters.live.Calls;
import arbiter.kernel.Entry;
import arbiter.kernel.Event;
import arbiter.kernel.Game;
import arbiter.kernel.Option;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import arbiter.kernel.State;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * The table played on from a position, once: the inputs of the step as they were, the answer being tried, then dice
 * thrown anew and choices as the policy wants them.
 */
public final class Playout<S extends State<S>> implements Play<S> {

    /** Ends a playout that has used up its share of work. */
    private static final class Enough extends RuntimeException {

        private static final long serialVersionUID = 1;
        private static final Enough INSTANCE = new Enough();

        private Enough() {
            super("enough", null, false, false);
        }
    }

    /** The step cannot be run again on the table as it is known. */
    public static final class Unlike extends RuntimeException {

        private static final long serialVersionUID = 1;

        Unlike(String message) {
            super(message, null, false, false);
        }
    }

    private final Game<S> game;
    private final PlayoutPolicy<S> policy;
    private final S state;
    private final List<Entry.Input<S>> inputs;
    private final RandomStream random;
    private int used;
    private int decisions;

    /** The state where the step began is changed; the inputs are those of the step, the answer being tried last. */
    public Playout(Game<S> game, PlayoutPolicy<S> policy, RandomStream random, S start, List<Entry.Input<S>> inputs) {
        this.game = game;
        this.policy = policy;
        this.random = random;
        this.state = start;
        this.inputs = inputs;
    }

    public int decisions() {
        return decisions;
    }

    /** What it comes to: how the side stands after this step, which counts for that share, and after some more. */
    public double value(double shareOfStep) {
        double soon;
        try {
            edit();
            game.advance(this);
            soon = policy.worth(state);
            for (int step = 0; game.ending(state).isEmpty() && policy.goesOn(state, step); step++) {
                decided();
                policy.call(state).ifPresent(call -> game.call(this, call));
                game.advance(this);
            }
        } catch (Enough enough) {
            return policy.worth(state);
        }
        return shareOfStep * soon + (1 - shareOfStep) * policy.worth(state);
    }

    private void decided() {
        if (policy.isEnough(++decisions)) {
            throw Enough.INSTANCE;
        }
    }

    @Override
    public S state() {
        return state;
    }

    @Override
    public <T> T draw(String label, Draw<T> draw) {
        if (used == inputs.size()) {
            return draw.sample(random);
        }
        if (given().orElse(null) instanceof Entry.Drawn<S> drawn
                && drawn.label().equals(label)) {
            used++;
            Iterator<Integer> faces = drawn.faces().iterator();
            return draw.roll(die -> {
                if (!faces.hasNext()) {
                    throw new Unlike("more dice than were thrown at " + label);
                }
                return faces.next();
            });
        }
        throw new Unlike("dice are thrown at " + label + " that were not thrown there");
    }

    @Override
    public <O extends Option> O choose(Request<O> request) {
        edit();
        Optional<List<O>> given = answered(request, 0);
        return given.isPresent() ? given.get().get(0) : decide(request);
    }

    @Override
    public <O extends Option> List<O> chooseSome(Request<O> request) {
        edit();
        Optional<List<O>> given = answered(request, 0);
        if (given.isPresent()) {
            return given.get();
        }
        decided();
        return policy.chooseSome(state, request);
    }

    /** Answers that were given stand; the others are given now. */
    @Override
    public <O extends Option> List<O> chooseTogether(List<Request<O>> requests) {
        Map<Integer, O> answers = new TreeMap<>();
        edit();
        while (answers.size() < requests.size() && given().orElse(null) instanceof Entry.Answered<S> next) {
            if (next.slot() >= requests.size()) {
                throw new Unlike("fewer are asked together at " + next.label());
            }
            answered(requests.get(next.slot()), next.slot())
                    .ifPresent(answer -> answers.put(next.slot(), answer.get(0)));
            edit();
        }
        for (int slot = 0; slot < requests.size(); slot++) {
            if (!answers.containsKey(slot)) {
                answers.put(slot, decide(requests.get(slot)));
            }
        }
        return List.copyOf(answers.values());
    }

    /** The answer that was given here; what others answered in secret is what the policy takes it to be. */
    private <O extends Option> Optional<List<O>> answered(Request<O> request, int slot) {
        if (!(given().orElse(null) instanceof Entry.Answered<S> answer)) {
            if (used < inputs.size()) {
                throw new Unlike("somebody is asked at " + request.label() + " who was not");
            }
            return Optional.empty();
        }
        if (!answer.label().equals(request.label())
                || !answer.decider().equals(request.decider().id())
                || answer.slot() != slot) {
            throw new Unlike("something else is asked at " + request.label());
        }
        used++;
        return Optional.of(
                request.secret() && !policy.isOwn(state, request.decider())
                        ? policy.secretAnswer(request)
                        : request.acceptAnswer(answer.options()));
    }

    private <O extends Option> O decide(Request<O> request) {
        decided();
        return request.options().size() == 1 ? request.fallback() : request.option(policy.choose(state, request));
    }

    @Override
    public void emit(Event<S> event) {
        event.apply(state);
    }

    private void edit() {
        while (true) {
            if (given().orElse(null) instanceof Entry.Edited<S> edited) {
                used++;
                emit(edited.event());
            } else if (given().orElse(null) instanceof Entry.Called<S> called) {
                used++;
                game.call(this, Calls.find(game, state, called));
            } else {
                return;
            }
        }
    }

    private Optional<Entry.Input<S>> given() {
        return used < inputs.size() ? Optional.of(inputs.get(used)) : Optional.empty();
    }

    /** The ids of a request's options, the default first. */
    static List<String> ids(Request<?> request) {
        List<String> ids = new ArrayList<>(request.options().size());
        ids.add(request.fallback().id());
        for (int i = 0; i < request.options().size(); i++) {
            if (i != request.fallbackIndex()) {
                ids.add(request.option(i).id());
            }
        }
        return ids;
    }
}
