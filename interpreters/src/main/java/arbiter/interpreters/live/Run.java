package arbiter.interpreters.live;

import arbiter.dice.Thrower;
import arbiter.kernel.Audience;
import arbiter.kernel.Checkpoint;
import arbiter.kernel.Decider;
import arbiter.kernel.Entry;
import arbiter.kernel.Event;
import arbiter.kernel.Game;
import arbiter.kernel.Line;
import arbiter.kernel.Moment;
import arbiter.kernel.Option;
import arbiter.kernel.Request;
import arbiter.kernel.State;
import arbiter.kernel.View;
import arbiter.kernel.Viewer;
import arbiter.kernel.Walk;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/** How far a table has been run: its checkpoints, its log, and the working state where it waits. */
final class Run<S extends State<S>> implements Step.Surroundings<S> {

    /** Beyond this many checkpoints every other old one is dropped; undo then runs a few steps more. */
    private static final int CHECKPOINTS_KEPT = 12;

    private final Game<S> game;
    private final History<S> history;
    private final DiceBox dice;
    private final StandingOrders standing;
    private final AgentAdvice<S> advice;
    private final EventMemory<S> memory;
    private final List<Checkpoint<S>> checkpoints = new ArrayList<>();
    private final List<LoggedEvent> log = new ArrayList<>();
    private final List<Entry<S>> fresh = new ArrayList<>();
    private final List<SaidBeforehand> said = new ArrayList<>();
    private List<OpenRequest> open = List.of();
    private S working;
    private int left;
    private int[] eventsBefore = {};
    private int portionsFrom;
    private int happened;
    private boolean moving;
    private CarriedAnswers carriedAlong = CarriedAnswers.none();
    private boolean atStartOfStep;

    Run(
            Game<S> game,
            History<S> history,
            DiceBox dice,
            StandingOrders standing,
            AgentAdvice<S> advice,
            EventMemory<S> memory,
            Checkpoint<S> start) {
        this.game = game;
        this.history = history;
        this.dice = dice;
        this.standing = standing;
        this.advice = advice;
        this.memory = memory;
        checkpoints.add(start);
        left = start.events();
        working = start.state();
    }

    /** Goes back to the last checkpoint that the history, now shorter or other, still leads to. */
    void rewind() {
        while (checkpoint().inputs() > history.size()) {
            checkpoints.remove(checkpoints.size() - 1);
        }
        forgetEventsOfStep();
    }

    private void forgetEventsOfStep() {
        log.subList(checkpoint().events() - left, log.size()).clear();
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

    /** What was answered on the way since the last move because somebody had said so for the act. */
    List<SaidBeforehand> said() {
        return List.copyOf(said);
    }

    /** The answers that wait to be asked for. */
    CarriedAnswers carriedAlong() {
        return carriedAlong;
    }

    /** While somebody is asked, and in some games when all is over. */
    boolean takesCalls() {
        return !open.isEmpty()
                || game.takesCallsAfterEnding() && game.ending(working).isPresent();
    }

    boolean isOpen(String requestId) {
        return open.stream().anyMatch(waiting -> waiting.id().equals(requestId));
    }

    /** The log since the first checkpoint. */
    List<LoggedEvent> log() {
        return Collections.unmodifiableList(log);
    }

    /** How many events there have been. */
    int events() {
        return left + log.size();
    }

    /** Those events of the log, counted from 0. */
    List<LoggedEvent> log(int from, int until) {
        return List.copyOf(log.subList(from - left, until - left));
    }

    /** Forgets what came before a checkpoint some steps back. */
    void forgetEarlier() {
        checkpoints.subList(0, checkpoints.size() / 2).clear();
        Checkpoint<S> first = first();
        log.subList(0, first.events() - left).clear();
        left = first.events();
        history.forgetEarlier(first.inputs());
    }

    /** The earliest point that the table can go back to. */
    Checkpoint<S> first() {
        return checkpoints.get(0);
    }

    /** The inputs since the checkpoint, less the answers given while others are still asked: nobody knows them yet. */
    Table.Resumption<S> resumption() {
        return resumption(true);
    }

    private Table.Resumption<S> resumption(boolean copied) {
        int asked = open.stream().mapToInt(OpenRequest::position).findFirst().orElse(Integer.MAX_VALUE);
        List<Entry.Input<S>> since = history.since(checkpoint().inputs()).stream()
                .filter(dated -> dated.position() < asked || !answersOpen(dated.input()))
                .map(JournalInput::input)
                .toList();
        S state = checkpoint().state();
        return new Table.Resumption<>(copied ? state.copy() : state, since);
    }

    /** The step that waits, as it has been so far, where that request is asked. */
    KnownStep.Real<S> asking(OpenRequest request) {
        Table.Resumption<S> since = resumption(false);
        return new KnownStep.Real<>(working, since.checkpoint(), since.since(), request.request(), request.slot());
    }

    private boolean answersOpen(Entry.Input<S> input) {
        return input instanceof Entry.Answered<S> answered
                && open.stream().anyMatch(waiting -> waiting.request().label().equals(answered.label()));
    }

    /** Whether nothing but edits and calls has been put into the step that waits. */
    boolean atStartOfStep() {
        return atStartOfStep;
    }

    /**
     * Plays from the last checkpoint to the next question or the end; returns the inputs that were new. Answers given
     * beforehand count only while the game moves on: a table that was brought back waits where it waited.
     */
    List<Entry<S>> goOn(boolean somethingNew) {
        return goOn(somethingNew, CarriedAnswers.none());
    }

    /** The same with answers to questions that come on the way. */
    List<Entry<S>> goOn(boolean somethingNew, CarriedAnswers along) {
        carriedAlong = along;
        moving = somethingNew;
        fresh.clear();
        said.clear();
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
            } catch (RestartAfterEdits edited) {
                edits++;
                forgetEventsOfStep();
                continue;
            } catch (Suspended suspended) {
                open = suspended.open();
                atStartOfStep = step.atBeginning();
                break;
            }
            checkpoints.add(new Checkpoint<>(working, step.cursor(), happened));
            standing.forThisAct(ActAnswers.NONE);
            thinOut();
        }
        return List.copyOf(fresh);
    }

    /** Like going on with nothing new, but also tells how many events there were before each input from that one on. */
    int[] retrace(int from) {
        portionsFrom = from;
        eventsBefore = new int[history.size() - from];
        goOn(false);
        int[] found = eventsBefore;
        eventsBefore = new int[0];
        return found;
    }

    @Override
    public void takes(int input) {
        int at = input - portionsFrom;
        if (at >= 0 && at < eventsBefore.length) {
            eventsBefore[at] = happened;
        }
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
        carriedAlong.drop();
        return dice.at(label);
    }

    /** What is carried along comes first. */
    @Override
    public Optional<List<String>> standingAnswer(OpenRequest request, S state) {
        Request<?> question = request.request();
        if (question.command()) {
            standing.forThisAct(ActAnswers.NONE);
        }
        if (!moving) {
            return Optional.empty();
        }
        Optional<List<String>> carried = carriedAlong.answer(question).or(() -> planned(request, state));
        if (carried.isPresent()) {
            return carried;
        }
        Optional<List<String>> given = beforehand(request, state).map(option -> standingIds(question, option));
        given.ifPresentOrElse(
                options -> carriedAlong.hear(question, options), () -> carriedAlong.asked(question.decider()));
        return given;
    }

    /** What was planned for this action; an action that nobody planned, or that has become impossible, ends the plan. */
    private Optional<List<String>> planned(OpenRequest request, S state) {
        Request<?> question = request.request();
        TurnPlan plan = standing.plan();
        if (plan.isEmpty() || !question.command()) {
            return Optional.empty();
        }
        standing.plan(TurnPlan.NONE);
        int turn = game.moment(state).turn();
        if (!plan.isFor(question, turn) || !plan.fits(question) || !plan.fits(knownTo(plan.by(), request, state))) {
            return Optional.empty();
        }
        standing.plan(plan.rest(turn));
        PlannedAction next = plan.next();
        carriedAlong = new CarriedAnswers(next.then(), plan.by()::answersFor);
        question.options().stream()
                .filter(option -> next.options().contains(option.id()))
                .forEach(option -> note(question, option, state, false));
        return Optional.of(next.options());
    }

    /** What is asked in the middle of a run as that viewer meets it. */
    private Request<?> knownTo(Viewer viewer, OpenRequest request, S state) {
        KnownStep.Real<S> now = questionNow(request, state);
        return KnownStep.knowsAll(game, now, viewer)
                ? request.request()
                : KnownStep.partly(game, now, viewer)
                        .<Request<?>>map(KnownStep::request)
                        .orElseGet(() -> Disclosure.offered(game, state, request.request(), viewer));
    }

    private static List<String> standingIds(Request<?> request, Option standing) {
        return request.isForSeveral() ? request.fallbackIds() : List.of(standing.id());
    }

    private Optional<? extends Option> beforehand(OpenRequest request, S state) {
        boolean asked = isOpen(request.id());
        Request<?> question = request.request();
        Optional<? extends Option> saidForThisAct = standing.act().to(question);
        if (saidForThisAct.isPresent()) {
            note(question, saidForThisAct.get(), state, false);
            return saidForThisAct;
        }
        Optional<? extends Option> only = onlyKnown(request, state);
        if (only.isPresent()) {
            return only;
        }
        if (question.quiet() && !asked) {
            Optional<? extends Option> advised = advice.on(game, () -> questionNow(request, state), question, state);
            if (advised.isPresent()) {
                return advised;
            }
        }
        Optional<? extends Option> passed =
                standing.answer(question, game.moment(state).turn(), asked, () -> isOnTurn(question.decider(), state));
        if (passed.isPresent() || !standing.leavesToSuggestion(question, asked)) {
            return passed;
        }
        Optional<? extends Option> suggested = suggested(request, state);
        suggested.ifPresent(option -> note(question, option, state, true));
        return suggested;
    }

    /**
     * What is suggested to whoever is asked, by what their side may know. What is of no use is let pass; empty where that
     * cannot be, and where several are asked for by what not all may know.
     */
    private Optional<? extends Option> suggested(OpenRequest request, S state) {
        Request<?> question = request.request();
        KnownStep.Real<S> now = questionNow(request, state);
        Viewer side = Sides.viewer(game, state, question.decider());
        if (question.isForSeveral()) {
            return KnownStep.knowsAll(game, now, side) ? Optional.of(question.fallback()) : Optional.empty();
        }
        String wanted = knownTo(side, request, state).fallback().id();
        return question.options().stream()
                .filter(option -> option.id().equals(wanted) && !option.isIdle())
                .<Option>map(option -> option)
                .findFirst()
                .or(question::declining);
    }

    /**
     * In words that name nobody hidden. What would have been so without a word is not told of; what is asked in secret or
     * of somebody hidden is told only to whom it belongs, and only if an order did it.
     */
    private void note(Request<?> question, Option answer, S state, boolean byOrder) {
        if (answer.declines() || question.quiet() && answer == question.fallback()) {
            return;
        }
        Request<?> known = Disclosure.offered(game, state, question, Viewer.SPECTATOR);
        boolean isKnown =
                known.options().stream().anyMatch(option -> option.id().equals(answer.id()));
        boolean kept = !isKnown
                || question.secret()
                || game.hidden(state).contains(question.decider().id());
        if (!kept) {
            said.add(new SaidBeforehand(question.decider(), known.prompt(), answer.text(), byOrder, false));
        } else if (byOrder) {
            Viewer side = Sides.viewer(game, state, question.decider());
            Request<?> own = Disclosure.offered(game, state, question, side);
            said.add(new SaidBeforehand(question.decider(), own.prompt(), answer.text(), true, true));
        }
    }

    private boolean isOnTurn(Decider decider, S state) {
        return game.glance(state, Viewer.GAMEMASTER)
                .unit(decider.id())
                .filter(View.Unit::active)
                .isPresent();
    }

    /**
     * The answer to what is asked only because of somebody hidden from the decider's side: the one option that is left
     * without them. Being asked would tell.
     */
    private Optional<? extends Option> onlyKnown(OpenRequest request, S state) {
        Request<?> question = request.request();
        if (question.isForSeveral()
                || question.options().size() < 2
                || game.hidden(state).isEmpty()) {
            return Optional.empty();
        }
        Viewer side = Sides.viewer(game, state, question.decider());
        List<? extends Option> known =
                HiddenUnitFilter.of(game, state).request(question, side).options();
        return known.size() == 1
                        && KnownStep.of(game, questionNow(request, state), side).isEmpty()
                ? Optional.of(known.get(0))
                : Optional.empty();
    }

    /** What an agent is asked in the middle of a run: nothing that was answered is waiting any more. */
    private KnownStep.Real<S> questionNow(OpenRequest request, S state) {
        List<Entry.Input<S>> since = history.since(checkpoint().inputs()).stream()
                .map(JournalInput::input)
                .toList();
        return new KnownStep.Real<>(state, checkpoint().state(), since, request.request(), request.slot());
    }

    /** Events that the log holds already happen again on every new run of their step; they are logged once. */
    @Override
    public void happened(Event<S> event, S state) {
        if (!event.isLogged()) {
            return;
        }
        if (happened == events()) {
            Line line = event.line(state);
            HiddenUnitFilter veil = HiddenUnitFilter.of(game, state);
            Audience audience = veil.audience(line, event.audience(state));
            Optional<Walk> walk = event.walk(state).filter(way -> way.isToldBy(line));
            log.add(new LoggedEvent(happened, moment(veil, audience, state), event, line, audience, walk));
            memory.add(happened, state, checkpoint().state());
        }
        happened++;
    }

    /** What everybody reads stands under the moment that everybody knows. */
    private Moment moment(HiddenUnitFilter veil, Audience audience, S state) {
        return veil.isEmpty() || !audience.everyone()
                ? veil.moment(game.moment(state))
                : veil.moment(game.moment(game.known(state, Viewer.SPECTATOR)));
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
