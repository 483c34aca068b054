package arbiter.interpreters.live;

import arbiter.dice.Draw;
import arbiter.dice.Thrower;
import arbiter.kernel.Decider;
import arbiter.kernel.Entry;
import arbiter.kernel.Event;
import arbiter.kernel.JournalMismatch;
import arbiter.kernel.Option;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * One step of a game being run on a working copy: draws and answers come from the history as long as it lasts, then dice
 * are thrown and unanswered choices suspend.
 */
final class Step<S> implements Play<S> {

    /** What a step needs of the table it runs at. */
    interface Surroundings<S> {

        Thrower dice(String label);

        /** The options that somebody named beforehand at a request that waits here otherwise. */
        Optional<List<String>> standingAnswer(OpenRequest request, S state);

        void happened(Event<S> event, S state);

        /** Carries out what somebody called for; refused if it cannot be called here. */
        void call(Step<S> step, Entry.Called<S> called);

        /** The step is about to take that input of the history, counted from 0. */
        void takes(int input);

        /** Takes an input that is new. */
        void record(Entry.Input<S> input);
    }

    /** No cursor stands here. */
    private static final int IN_A_CALL = -1;

    private final S state;
    private final History<S> history;
    private final Surroundings<S> table;
    private final int start;
    private int beginning;
    private int cursor;

    Step(S state, History<S> history, int cursor, Surroundings<S> table) {
        this.state = state;
        this.history = history;
        this.start = cursor;
        this.beginning = cursor;
        this.cursor = cursor;
        this.table = table;
    }

    int cursor() {
        return cursor;
    }

    @Override
    public S state() {
        return state;
    }

    @Override
    public void emit(Event<S> event) {
        event.apply(state);
        table.happened(event, state);
    }

    @Override
    public <T> T draw(String label, Draw<T> draw) {
        editsFirst();
        if (cursor < history.size()) {
            return drawAgain(label, draw);
        }
        List<Integer> faces = new ArrayList<>();
        Thrower dice = table.dice(label);
        T result = draw.roll(die -> {
            int face = dice.next(die);
            faces.add(face);
            return face;
        });
        table.record(new Entry.Drawn<>(label, List.copyOf(faces)));
        cursor++;
        return result;
    }

    private <T> T drawAgain(String label, Draw<T> draw) {
        Entry.Input<S> input = history.input(cursor);
        if (!(input instanceof Entry.Drawn<S> drawn) || !drawn.label().equals(label)) {
            throw new JournalMismatch("the rules draw '" + label + "' where the journal has " + named(input));
        }
        table.takes(cursor++);
        RecordedDice dice = new RecordedDice(drawn);
        T result = draw.roll(dice);
        dice.checkAllUsed();
        return result;
    }

    @Override
    public <O extends Option> O choose(Request<O> request) {
        return answers(List.of(request), (asked, answered) -> asked.accept(single(answered)))
                .get(0);
    }

    @Override
    public <O extends Option> List<O> chooseSome(Request<O> request) {
        return answers(List.of(request), (asked, answered) -> asked.acceptSome(answered.options()))
                .get(0);
    }

    @Override
    public <O extends Option> List<O> chooseTogether(List<Request<O>> requests) {
        return answers(requests, (asked, answered) -> asked.accept(single(answered)));
    }

    /** Begins with so many edits and calls that were made before the step had any other input. */
    void begin(int interventions) {
        for (int i = 0; i < interventions; i++) {
            intervene();
            beginning = cursor;
        }
    }

    /** Whether the step itself has consumed nothing yet. */
    boolean atBeginning() {
        return cursor == beginning;
    }

    private boolean intervened() {
        return cursor < history.size()
                && (history.input(cursor) instanceof Entry.Edited || history.input(cursor) instanceof Entry.Called);
    }

    private void intervene() {
        Entry.Input<S> input = history.input(cursor);
        cursor++;
        if (input instanceof Entry.Called<S> called) {
            beginning = IN_A_CALL; // what the call asks and draws is not the beginning of the step
            table.call(this, called);
        } else {
            emit(((Entry.Edited<S>) input).event());
        }
    }

    private void interventions() {
        int before = beginning;
        while (intervened()) {
            intervene();
        }
        beginning = before;
    }

    /** What was done before a step had any other input belongs before it, so that what it offers takes it into account. */
    private void editsFirst() {
        if (cursor == beginning && intervened()) {
            throw new RestartAfterEdits();
        }
    }

    /** The game is over here; only edits can come after that. */
    void end() {
        editsFirst();
        if (cursor < history.size()) {
            Entry.Input<S> input = history.input(cursor);
            throw new JournalMismatch("the game is over where the journal has " + named(input));
        }
    }

    private interface Reading<O extends Option, A> {
        A read(Request<O> asked, Entry.Answered<?> answered);
    }

    private <O extends Option, A> List<A> answers(List<Request<O>> requests, Reading<O, A> reading) {
        if (requests.isEmpty()) {
            return List.of();
        }
        editsFirst();
        int position = position();
        List<Optional<A>> answers = new ArrayList<>();
        requests.forEach(request -> answers.add(Optional.empty()));
        for (int missing = requests.size(); missing > 0; missing--) {
            interventions();
            if (cursor == history.size()) {
                answerBeforehand(requests, answers, position);
            }
            Entry.Answered<S> answered = nextAnswer(requests, answers);
            answers.set(answered.slot(), Optional.of(reading.read(requests.get(answered.slot()), answered)));
        }
        return answers.stream().map(Optional::orElseThrow).toList();
    }

    /** What is done by hand before a step leaves its questions what they are, so that nobody can tell by their names. */
    private int position() {
        return history.positionBefore(cursor == beginning ? start : cursor);
    }

    /** Records the answer of one who gave it beforehand, or suspends with everything still unanswered. */
    private <O extends Option, A> void answerBeforehand(
            List<Request<O>> requests, List<Optional<A>> answers, int position) {
        List<OpenRequest> open = new ArrayList<>();
        for (int slot = 0; slot < requests.size(); slot++) {
            if (answers.get(slot).isPresent()) {
                continue;
            }
            Request<O> request = requests.get(slot);
            OpenRequest waiting = OpenRequest.at(position, slot, request);
            Optional<List<String>> standing = table.standingAnswer(waiting, state);
            if (standing.isPresent()) {
                table.record(
                        new Entry.Answered<>(request.label(), request.decider().id(), slot, standing.get(), true));
                return;
            }
            open.add(waiting);
        }
        throw new Suspended(open);
    }

    private <O extends Option, A> Entry.Answered<S> nextAnswer(List<Request<O>> requests, List<Optional<A>> answers) {
        Entry.Input<S> input = history.input(cursor);
        if (input instanceof Entry.Answered<S> answered
                && answered.slot() < requests.size()
                && answers.get(answered.slot()).isEmpty()) {
            Request<O> request = requests.get(answered.slot());
            if (request.label().equals(answered.label()) && request.decider().equals(new Decider(answered.decider()))) {
                table.takes(cursor++);
                return answered;
            }
        }
        String asked = String.join(
                ", ",
                requests.stream()
                        .map(request ->
                                request.label() + " of " + request.decider().id())
                        .toList());
        throw new JournalMismatch("the rules ask " + asked + " where the journal has " + named(input));
    }

    private static String single(Entry.Answered<?> answered) {
        if (answered.options().size() != 1) {
            throw new arbiter.kernel.Refused("choose exactly one option at " + answered.label() + ", not "
                    + answered.options().size());
        }
        return answered.options().get(0);
    }

    private static String named(Entry.Input<?> input) {
        if (input instanceof Entry.Drawn<?> drawn) {
            return "the draw '" + drawn.label() + "'";
        }
        if (input instanceof Entry.Answered<?> answered) {
            return "an answer of " + answered.decider() + " to '" + answered.label() + "'";
        }
        if (input instanceof Entry.Called<?> called) {
            return "a call of " + called.decider() + " for '" + called.option() + "'";
        }
        return "an edit by the gamemaster";
    }
}
