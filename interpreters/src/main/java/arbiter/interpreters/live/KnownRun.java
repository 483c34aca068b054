package arbiter.interpreters.live;

import arbiter.dice.Draw;
import arbiter.kernel.Decider;
import arbiter.kernel.Entry;
import arbiter.kernel.Event;
import arbiter.kernel.Game;
import arbiter.kernel.Option;
import arbiter.kernel.Play;
import arbiter.kernel.Refused;
import arbiter.kernel.Request;
import arbiter.kernel.State;
import arbiter.kernel.Viewer;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A step run again on the table as a viewer knows it, up to the question that is asked. Dice and answers come from the
 * real step, by label: what this one does not ask or throw is passed over, and whatever others are asked only here they
 * let pass. What others decided in secret is taken to be their default.
 */
final class KnownRun<S extends State<S>> implements Play<S> {

    /** More questions than this that nobody was asked are no step that anybody knows. */
    private static final int ASKED_ONLY_HERE = 100;

    /** The question is reached. */
    private static final class Arrived extends RuntimeException {

        private static final long serialVersionUID = 1;

        private Arrived() {
            super(null, null, false, false);
        }
    }

    private final Game<S> game;
    private final S state;
    private final List<Entry.Input<S>> inputs;
    private final KnownStep.Real<S> real;
    private final Viewer viewer;
    private final Set<String> strangers;
    private final List<Entry.Input<S>> taken = new ArrayList<>();
    private int cursor;
    private int askedOnlyHere;
    private Optional<Request<?>> question = Optional.empty();
    private int slot;

    KnownRun(Game<S> game, S state, List<Entry.Input<S>> inputs, KnownStep.Real<S> real, Viewer viewer) {
        this.game = game;
        this.state = state;
        this.inputs = inputs;
        this.real = real;
        this.viewer = viewer;
        this.strangers = new HashSet<>(game.hidden(real.checkpoint()));
        strangers.addAll(game.hidden(real.now()));
        strangers.removeIf(viewer::plays);
    }

    /** The question as the known table asks it; empty if the step goes another way there. */
    Optional<Request<?>> question() {
        try {
            intervene();
            game.advance(this); // also where nobody but strangers is left to fight: the real table goes on
        } catch (Arrived here) {
            return question;
        } catch (RuntimeException goesAnotherWay) {
            // The rules may find the real step's answers impossible on this table in any way they like.
            return Optional.empty();
        }
        return Optional.empty();
    }

    /** What was put into the step on the way. */
    List<Entry.Input<S>> taken() {
        return List.copyOf(taken);
    }

    int slot() {
        return slot;
    }

    @Override
    public S state() {
        return state;
    }

    @Override
    public void emit(Event<S> event) {
        event.apply(state);
    }

    @Override
    public <T> T draw(String label, Draw<T> draw) {
        for (int i = cursor; i < inputs.size() && (isPassedOver(inputs.get(i)) || isStanding(i)); i++) {
            if (inputs.get(i) instanceof Entry.Drawn<S> drawn && drawn.label().equals(label)) {
                cursor = i + 1;
                taken.add(drawn);
                RecordedDice dice = new RecordedDice(drawn);
                T result = draw.roll(dice);
                dice.checkAllUsed();
                return result;
            }
        }
        throw new Refused("nobody has thrown dice at " + label);
    }

    @Override
    public <O extends Option> O choose(Request<O> request) {
        return chooseTogether(List.of(request)).get(0);
    }

    @Override
    public <O extends Option> List<O> chooseSome(Request<O> request) {
        intervene();
        if (isNext(request)) {
            return takeSome(request, nextAnswer());
        }
        return fallbackOf(request, 0);
    }

    @Override
    public <O extends Option> List<O> chooseTogether(List<Request<O>> requests) {
        List<Optional<O>> answers = new ArrayList<>();
        requests.forEach(request -> answers.add(Optional.empty()));
        intervene();
        for (int at = unanswered(requests, answers); at >= 0; at = unanswered(requests, answers)) {
            answers.set(at, Optional.of(take(requests.get(at), at, nextAnswer())));
            intervene();
        }
        for (int at = 0; at < answers.size(); at++) {
            if (answers.get(at).isEmpty()) {
                arrive(requests.get(at), at);
            }
        }
        for (int at = 0; at < answers.size(); at++) {
            if (answers.get(at).isEmpty()) {
                answers.set(at, Optional.of(fallbackOf(requests.get(at), at).get(0)));
            }
        }
        return answers.stream().map(Optional::orElseThrow).toList();
    }

    /** Which of those the next answer is for; below zero if for none. */
    private <O extends Option> int unanswered(List<Request<O>> requests, List<Optional<O>> answers) {
        for (int at = 0; at < requests.size(); at++) {
            if (answers.get(at).isEmpty() && isNext(requests.get(at))) {
                return at;
            }
        }
        return -1;
    }

    /** Whether the next answer is to that; what was answered beforehand and is not asked here is passed over. */
    private boolean isNext(Request<?> request) {
        for (int next = next(); next < inputs.size(); next++) {
            Entry.Input<S> input = inputs.get(next);
            if (input instanceof Entry.Answered<S> answered
                    && answered.label().equals(request.label())
                    && answered.decider().equals(request.decider().id())) {
                cursor = next;
                return true;
            }
            if (!isPassedOver(input) && !isStanding(next)) {
                return false;
            }
        }
        return false;
    }

    /** The place of the next input that counts here, dice left aside. */
    private int next() {
        int next = cursor;
        while (next < inputs.size() && isPassedOver(inputs.get(next))) {
            next++;
        }
        return next;
    }

    private boolean isStanding(int place) {
        return inputs.get(place) instanceof Entry.Answered<S> answered && answered.standing();
    }

    /** Whether people have put nothing more into the step. */
    private boolean isUsedUp() {
        for (int place = cursor; place < inputs.size(); place++) {
            if (!isPassedOver(inputs.get(place)) && !isStanding(place)) {
                return false;
            }
        }
        return true;
    }

    private boolean isPassedOver(Entry.Input<S> input) {
        return input instanceof Entry.Drawn
                || input instanceof Entry.Answered<S> answered && strangers.contains(answered.decider())
                || input instanceof Entry.Called<S> called && strangers.contains(called.decider());
    }

    private Entry.Answered<S> nextAnswer() {
        cursor = next() + 1;
        return (Entry.Answered<S>) inputs.get(cursor - 1);
    }

    private <O extends Option> O take(Request<O> request, int at, Entry.Answered<S> answered) {
        O option = isSecret(request)
                ? request.fallback()
                : request.accept(answered.options().get(0));
        note(request, at, List.of(option.id()));
        return option;
    }

    private <O extends Option> List<O> takeSome(Request<O> request, Entry.Answered<S> answered) {
        List<O> options = isSecret(request) ? request.fallbackSome() : request.acceptSome(answered.options());
        note(request, 0, options.stream().map(Option::id).toList());
        return options;
    }

    private boolean isSecret(Request<?> request) {
        return request.secret() && !viewer.answersFor(request.decider());
    }

    /** What nobody was asked on the real table: the viewer would know, others let it pass. */
    private <O extends Option> List<O> fallbackOf(Request<O> request, int at) {
        arrive(request, at);
        if (viewer.answersFor(request.decider()) && !request.quiet() || ++askedOnlyHere > ASKED_ONLY_HERE) {
            throw new Refused(request.decider().id() + " was not asked at " + request.label());
        }
        List<O> options = request.isForSeveral()
                ? request.fallbackSome()
                : List.of(request.declining().orElse(request.fallback()));
        note(request, at, options.stream().map(Option::id).toList());
        return options;
    }

    private void note(Request<?> request, int at, List<String> options) {
        taken.add(new Entry.Answered<>(request.label(), request.decider().id(), at, options, true));
    }

    private void arrive(Request<?> request, int at) {
        Decider asked = real.request().decider();
        if (isUsedUp()
                && request.label().equals(real.request().label())
                && request.decider().equals(asked)) {
            question = Optional.of(request);
            slot = at;
            throw new Arrived();
        }
    }

    /** What was done by hand or called for in between; whoever is hidden by it is no part of this table any more. */
    private void intervene() {
        for (int next = next(); next < inputs.size(); next = next()) {
            Entry.Input<S> input = inputs.get(next);
            if (input instanceof Entry.Answered || input instanceof Entry.Drawn) {
                return;
            }
            cursor = next + 1;
            taken.add(input);
            if (input instanceof Entry.Called<S> called) {
                game.call(this, Calls.find(game, state, called));
            } else {
                emit(((Entry.Edited<S>) input).event());
                if (game.known(state, viewer) != state) {
                    throw new Refused("what the viewer knows changed within the step");
                }
            }
        }
    }
}
