package arbiter.interpreters.live;

import arbiter.dice.Thrower;
import arbiter.kernel.Audience;
import arbiter.kernel.Checkpoint;
import arbiter.kernel.Entry;
import arbiter.kernel.Event;
import arbiter.kernel.Game;
import arbiter.kernel.Line;
import arbiter.kernel.Option;
import arbiter.kernel.State;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/** How far a table has been run: its checkpoints, its log, and the working state where it waits. */
final class Run<S extends State<S>> implements Step.Surroundings<S> {

    /** Beyond this many checkpoints every other old one is dropped; undo then runs a few steps more. */
    private static final int CHECKPOINTS_KEPT = 64;

    private final Game<S> game;
    private final History<S> history;
    private final DiceBox dice;
    private final Standing standing;
    private final List<Checkpoint<S>> checkpoints = new ArrayList<>();
    private final List<LoggedEvent> log = new ArrayList<>();
    private final List<Entry<S>> fresh = new ArrayList<>();
    private List<OpenRequest> open = List.of();
    private S working;
    private int happened;
    private boolean moving;
    private boolean atStartOfStep;

    Run(Game<S> game, History<S> history, DiceBox dice, Standing standing, S start) {
        this.game = game;
        this.history = history;
        this.dice = dice;
        this.standing = standing;
        checkpoints.add(new Checkpoint<>(start.copy(), 0, 0));
    }

    /** Goes back to the last checkpoint that the history, now shorter or other, still leads to. */
    void rewind() {
        while (checkpoint().inputs() > history.size()) {
            checkpoints.remove(checkpoints.size() - 1);
        }
        forgetEventsOfStep();
    }

    private void forgetEventsOfStep() {
        log.subList(checkpoint().events(), log.size()).clear();
    }

    Checkpoint<S> checkpoint() {
        return checkpoints.get(checkpoints.size() - 1);
    }

    S state() {
        return working;
    }

    List<OpenRequest> open() {
        return open;
    }

    List<LoggedEvent> log() {
        return Collections.unmodifiableList(log);
    }

    /** The inputs since the checkpoint, less the answers given while others are still asked: nobody knows them yet. */
    Table.Resumption<S> resumption() {
        int asked = open.stream().mapToInt(OpenRequest::position).findFirst().orElse(Integer.MAX_VALUE);
        List<Entry.Input<S>> since = since().stream()
                .filter(dated -> dated.position() < asked || !answersOpen(dated.input()))
                .map(History.Dated::input)
                .toList();
        return new Table.Resumption<>(checkpoint().state().copy(), since);
    }

    private boolean answersOpen(Entry.Input<S> input) {
        return input instanceof Entry.Answered<S> answered
                && open.stream().anyMatch(waiting -> waiting.request().label().equals(answered.label()));
    }

    /** Whether nothing but edits and calls has been put into the step that waits. */
    boolean atStartOfStep() {
        return atStartOfStep;
    }

    private List<History.Dated<S>> since() {
        return history.inputs().subList(checkpoint().inputs(), history.size());
    }

    /**
     * Plays from the last checkpoint to the next question or the end; returns the inputs that were new. Answers given
     * beforehand count only while the game moves on: a table that was brought back waits where it waited.
     */
    List<Entry<S>> goOn(boolean somethingNew) {
        moving = somethingNew;
        fresh.clear();
        int edits = 0;
        while (true) {
            working = checkpoint().state().copy();
            happened = checkpoint().events();
            Step<S> step = new Step<>(working, history, checkpoint().inputs(), this);
            try {
                step.begin(edits);
                if (over(step)) {
                    open = List.of();
                    atStartOfStep = true;
                    break;
                }
                game.advance(step);
                edits = 0;
            } catch (EditsComeFirst edited) {
                edits++;
                forgetEventsOfStep();
                continue;
            } catch (Suspended suspended) {
                open = suspended.open();
                atStartOfStep = step.atBeginning();
                break;
            }
            checkpoints.add(new Checkpoint<>(working, step.cursor(), happened));
            thinOut();
        }
        return List.copyOf(fresh);
    }

    private boolean over(Step<S> step) {
        boolean over = game.ending(working).isPresent();
        if (over) {
            step.end();
        }
        return over;
    }

    @Override
    public Thrower dice(String label) {
        return dice.at(label);
    }

    @Override
    public Optional<? extends Option> standingAnswer(OpenRequest request, S state) {
        boolean asked = open.stream().anyMatch(waiting -> waiting.id().equals(request.id()));
        return moving ? standing.answer(request.request(), game.moment(state).turn(), asked) : Optional.empty();
    }

    /** Events that the log holds already happen again on every new run of their step; they are logged once. */
    @Override
    public void happened(Event<S> event, S state) {
        if (happened == log.size()) {
            Line line = event.line(state);
            Audience audience = Veil.of(game, state).audience(line, event.audience(state));
            log.add(new LoggedEvent(happened, game.moment(state), event, line, audience));
        }
        happened++;
    }

    @Override
    public void call(Step<S> step, Entry.Called<S> called) {
        game.call(step, Calls.find(game, step.state(), called));
    }

    @Override
    public void record(Entry.Input<S> input) {
        history.append(input);
        fresh.add(input);
    }

    private void thinOut() {
        if (checkpoints.size() > CHECKPOINTS_KEPT) {
            for (int i = CHECKPOINTS_KEPT / 2; i > 0; i -= 2) {
                checkpoints.remove(i);
            }
        }
    }
}
