package arbiter.interpreters.preview;

import arbiter.dice.Both;
import arbiter.dice.Draw;
import arbiter.interpreters.live.Calls;
import arbiter.kernel.Entry;
import arbiter.kernel.Event;
import arbiter.kernel.Game;
import arbiter.kernel.JournalMismatch;
import arbiter.kernel.Option;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import arbiter.kernel.State;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

/**
 * Runs a step with the inputs it has had so far and the answer that is being considered, then leaves the rest to the
 * play behind it, up to where the outlook ends; notes what events say the odds should count.
 */
final class GuidedPlay<S extends State<S>> implements Play<S> {

    private final Game<S> game;
    private final Play<S> play;
    private final List<Entry.Input<S>> inputs;
    private final AcceptedInputs accepted;
    private final Consequence.Notes notes;
    private final Predicate<Event<S>> told;
    private final OutlookEnd<S> end;
    private PathAnswers answers;
    private int used;
    /** How many parts of the rule were settled before the answer considered, and how many events there were. */
    private int settled;

    private int emitted;
    /** How many parts of the rule are being settled that began after the answer considered. */
    private int settling;

    GuidedPlay(
            Game<S> game,
            Play<S> play,
            List<Entry.Input<S>> inputs,
            AcceptedInputs accepted,
            PathAnswers answers,
            Predicate<Event<S>> told,
            Consequence.Notes notes,
            OutlookEnd<S> end) {
        this.game = game;
        this.play = play;
        this.inputs = inputs;
        this.accepted = accepted;
        this.answers = answers;
        this.told = told;
        this.notes = notes;
        this.end = end;
    }

    /** The answers given beforehand that are left. */
    PathAnswers answersLeft() {
        return answers;
    }

    /** Runs one step; whether the outlook ends in it. */
    boolean step() {
        try {
            edit();
            game.advance(this);
        } catch (ActOver over) {
            return true;
        }
        if (used < inputs.size()) {
            throw new JournalMismatch("the step never came to " + inputs.get(used));
        }
        return false;
    }

    @Override
    public S state() {
        return play.state();
    }

    @Override
    public <T> T draw(String label, Draw<T> draw) {
        if (given().orElse(null) instanceof Entry.Drawn<S> drawn) {
            check(drawn.label(), label);
            used++;
            Iterator<Integer> faces = drawn.faces().iterator();
            return draw.roll(die -> {
                check(faces.hasNext() ? label : "no more dice", label);
                return faces.next();
            });
        }
        return play.draw(label, draw);
    }

    @Override
    public <T> T draw(String label, Draw<T> draw, Function<T, ?> mattering) {
        return given().isPresent() ? draw(label, draw) : play.draw(label, draw, mattering);
    }

    @Override
    public <T> Both<T, T> drawBoth(String first, String second, Draw<T> draw, BiFunction<T, T, ?> mattering) {
        return given().isPresent()
                ? Play.super.drawBoth(first, second, draw, mattering)
                : play.drawBoth(first, second, draw, mattering);
    }

    @Override
    public <O extends Option> O choose(Request<O> request) {
        if (used < inputs.size()) { // not so at nearly all questions, of which there are very many
            edit();
            if (given().orElse(null) instanceof Entry.Answered<S> answered) {
                check(answered.label(), request.label());
                return accepted.option(used++, request, answered.options().get(0));
            }
        }
        if (request.command() && end.isBeforeNextAction()) {
            return passed(request);
        }
        return ask(request);
    }

    /** As was said beforehand, otherwise by the play behind this one. */
    private <O extends Option> O ask(Request<O> request) {
        Optional<List<String>> said = said(request);
        return said.isPresent() ? request.accept(said.get().get(0)) : play.choose(request);
    }

    private Optional<List<String>> said(Request<?> request) {
        if (answers == PathAnswers.NONE) {
            return Optional.empty();
        }
        PathAnswers.Taken taken = answers.answer(request);
        answers = taken.rest();
        return taken.options();
    }

    /** An action in the middle of what is considered is let pass; otherwise what is considered is over. */
    private <O extends Option> O passed(Request<O> request) {
        if (settling == 0) {
            throw new ActOver();
        }
        return request.declining().orElseThrow(ActOver::new);
    }

    @Override
    public <O extends Option> List<O> chooseSome(Request<O> request) {
        edit();
        if (given().orElse(null) instanceof Entry.Answered<S> answered) {
            check(answered.label(), request.label());
            used++;
            return request.acceptSome(answered.options());
        }
        Optional<List<String>> said = said(request);
        return said.isPresent() ? request.acceptSome(said.get()) : play.chooseSome(request);
    }

    /** Answers that were given stand; whoever has not answered is asked now. */
    @Override
    public <O extends Option> List<O> chooseTogether(List<Request<O>> requests) {
        Map<Integer, O> given = new TreeMap<>();
        edit();
        while (given.size() < requests.size() && given().orElse(null) instanceof Entry.Answered<S> answered) {
            Request<O> request = requests.get(answered.slot());
            check(answered.label(), request.label());
            given.put(answered.slot(), request.accept(answered.options().get(0)));
            used++;
            edit();
        }
        for (int slot = 0; slot < requests.size(); slot++) {
            if (!given.containsKey(slot)) {
                given.put(slot, ask(requests.get(slot)));
            }
        }
        return List.copyOf(given.values());
    }

    /**
     * How things stand, what has been counted so far and which answers are left: ways that differ in these end
     * differently. The outlook may be over in the middle of a step; then nothing comes after it.
     */
    private record Noted<T>(T situation, boolean over, Consequence.Notes.Count count, PathAnswers answers) {

        /** Written out because it is asked at every step, and the one that records have is slower. */
        @Override
        public boolean equals(Object other) {
            return other instanceof Noted<?> that
                    && over == that.over
                    && count.equals(that.count)
                    && situation.equals(that.situation)
                    && answers.equals(that.answers);
        }

        @Override
        public int hashCode() {
            return 31 * situation.hashCode() + count.hashCode();
        }
    }

    /** What was given is used up first, step by step. */
    @Override
    public <T> T settle(String label, T start, Predicate<T> over, UnaryOperator<T> step) {
        T first = used < inputs.size() ? before(start, over, step) : start;
        Noted<T> last = play.settle(
                label,
                new Noted<>(first, false, notes.count(), answers),
                noted -> noted.over() || over.test(noted.situation()),
                noted -> take(noted, first, step));
        notes.backTo(last.count());
        answers = last.answers();
        if (last.over()) {
            throw new ActOver();
        }
        return last.situation();
    }

    /**
     * What is settled before the answer considered, or until it is given. It is the same on every way, so it is kept if it
     * needed no answer and nothing has changed since the outlook began.
     */
    private <T> T before(T start, Predicate<T> over, UnaryOperator<T> step) {
        int place = settled++;
        Optional<AcceptedInputs.Settled<T>> known = accepted.settled(place);
        if (known.isPresent()) {
            settled = known.get().next();
            return known.get().cameTo();
        }
        int usedBefore = used;
        T now = start;
        while (used < inputs.size() && !over.test(now)) {
            now = step.apply(now);
        }
        if (used == usedBefore && emitted == 0) {
            accepted.keep(place, new AcceptedInputs.Settled<>(now, settled));
        }
        return now;
    }

    private <T> Noted<T> take(Noted<T> noted, T first, UnaryOperator<T> step) {
        notes.backTo(noted.count());
        answers = noted.answers();
        int around = settling;
        settling++;
        try {
            T next = step.apply(noted.situation());
            return new Noted<>(next, false, notes.count(), answers);
        } catch (ActOver over) {
            return new Noted<>(first, true, notes.count(), answers);
        } finally {
            settling = around;
        }
    }

    /** Only what comes of the answer being considered is counted, not what happened before it. */
    @Override
    public void emit(Event<S> event) {
        play.emit(event);
        emitted++;
        if (used == inputs.size()) {
            if (told.test(event)) {
                event.measure(notes);
            }
            if (end.hasCome(play.state())) {
                throw new ActOver();
            }
        }
    }

    private void edit() {
        while (true) {
            if (given().orElse(null) instanceof Entry.Edited<S> edited) {
                used++;
                play.emit(edited.event());
            } else if (given().orElse(null) instanceof Entry.Called<S> called) {
                used++;
                game.call(this, Calls.find(game, state(), called));
            } else {
                return;
            }
        }
    }

    private static void check(String given, String met) {
        if (!given.equals(met)) {
            throw new JournalMismatch("the step came to '" + met + "' where '" + given + "' was given");
        }
    }

    private Optional<Entry.Input<S>> given() {
        return used < inputs.size() ? Optional.of(inputs.get(used)) : Optional.empty();
    }
}
