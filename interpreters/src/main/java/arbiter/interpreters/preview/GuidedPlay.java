package arbiter.interpreters.preview;

import arbiter.dice.Draw;
import arbiter.kernel.Entry;
import arbiter.kernel.Event;
import arbiter.kernel.Option;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

/**
 * Runs a step with the inputs it has had so far and the answer that is being considered, then leaves the rest to the
 * play behind it; notes what events say the odds should count.
 */
final class GuidedPlay<S> implements Play<S> {

    private final Play<S> play;
    private final List<Entry.Input<S>> inputs;
    private final Consequence.Notes notes;
    private final Predicate<Event<S>> told;
    private final BiConsumer<Play<S>, Entry.Called<S>> calling;
    private PathAnswers answers;
    private int used;

    GuidedPlay(
            Play<S> play,
            List<Entry.Input<S>> inputs,
            PathAnswers answers,
            Predicate<Event<S>> told,
            Consequence.Notes notes,
            BiConsumer<Play<S>, Entry.Called<S>> calling) {
        this.play = play;
        this.inputs = inputs;
        this.answers = answers;
        this.told = told;
        this.notes = notes;
        this.calling = calling;
    }

    /** Carries out edits made before the step had any other input. */
    void begin() {
        edit();
    }

    @Override
    public S state() {
        return play.state();
    }

    @Override
    public <T> T draw(String label, Draw<T> draw) {
        if (given().orElse(null) instanceof Entry.Drawn<S> drawn) {
            used++;
            Iterator<Integer> faces = drawn.faces().iterator();
            return draw.roll(die -> faces.next());
        }
        return play.draw(label, draw);
    }

    @Override
    public <T> T draw(String label, Draw<T> draw, Function<T, ?> mattering) {
        return given().isPresent() ? draw(label, draw) : play.draw(label, draw, mattering);
    }

    @Override
    public <O extends Option> O choose(Request<O> request) {
        edit();
        if (given().orElse(null) instanceof Entry.Answered<S> answered) {
            used++;
            return request.accept(answered.options().get(0));
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

    @Override
    public <O extends Option> List<O> chooseSome(Request<O> request) {
        edit();
        if (given().orElse(null) instanceof Entry.Answered<S> answered) {
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

    /** How things stand, and what has been counted so far: ways on which something else was counted end differently. */
    private record Noted<T>(T situation, Consequence.Notes.Count count, PathAnswers answers) {}

    /** What was given is used up first, step by step. */
    @Override
    public <T> T settle(String label, T start, Predicate<T> settled, UnaryOperator<T> step) {
        T now = start;
        while (used < inputs.size() && !settled.test(now)) {
            now = step.apply(now);
        }
        Noted<T> end = play.settle(
                label, new Noted<>(now, notes.count(), answers), noted -> settled.test(noted.situation()), noted -> {
                    notes.backTo(noted.count());
                    answers = noted.answers();
                    T next = step.apply(noted.situation());
                    return new Noted<>(next, notes.count(), answers);
                });
        notes.backTo(end.count());
        answers = end.answers();
        return end.situation();
    }

    /** Only what comes of the answer being considered is counted, not what happened before it. */
    @Override
    public void emit(Event<S> event) {
        play.emit(event);
        if (used == inputs.size() && told.test(event)) {
            event.measure(notes);
        }
    }

    private void edit() {
        while (true) {
            if (given().orElse(null) instanceof Entry.Edited<S> edited) {
                used++;
                play.emit(edited.event());
            } else if (given().orElse(null) instanceof Entry.Called<S> called) {
                used++;
                calling.accept(this, called);
            } else {
                return;
            }
        }
    }

    private Optional<Entry.Input<S>> given() {
        return used < inputs.size() ? Optional.of(inputs.get(used)) : Optional.empty();
    }
}
