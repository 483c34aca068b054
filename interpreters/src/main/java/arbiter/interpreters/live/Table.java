package arbiter.interpreters.live;

import arbiter.kernel.Agent;
import arbiter.kernel.Call;
import arbiter.kernel.Checkpoint;
import arbiter.kernel.Decider;
import arbiter.kernel.Ending;
import arbiter.kernel.Entry;
import arbiter.kernel.Event;
import arbiter.kernel.Game;
import arbiter.kernel.Journal;
import arbiter.kernel.JournalMismatch;
import arbiter.kernel.Refused;
import arbiter.kernel.Request;
import arbiter.kernel.State;
import arbiter.kernel.View;
import arbiter.kernel.Viewer;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SortedMap;
import java.util.function.Predicate;

/**
 * A game being played by people. Once it has begun it is always either over or waiting for open requests; every answer runs the current
 * step again from its checkpoint with the journal's draws and answers, and goes on from there.
 */
public final class Table<S extends State<S>> {

    /** What a command did: the entries to make durable, and the log from the first line that is new. */
    public record Change<S>(List<Entry<S>> entries, int rewoundTo, List<LoggedEvent> events) {}

    private final Game<S> game;
    private final Journal<S> journal;
    private final DiceBox dice;
    private final StandingOrders standing;
    private final AgentAdvice<S> advice = new AgentAdvice<>();
    private final EventMemory<S> memory;
    private History<S> history;
    private Run<S> run;
    private Questions<S> questions;
    private boolean begun;

    private Table(Game<S> game, Journal<S> journal, DiceBox dice, StandingOrders standing) {
        this.game = game;
        this.journal = journal;
        this.dice = dice;
        this.standing = standing;
        this.memory = new EventMemory<>(game, journal.start());
    }

    /** Sets up a new table and plays on to the first question. */
    public static <S extends State<S>> Table<S> start(Game<S> game, Journal.Header header, S start, DiceBox dice) {
        return start(game, header, start, dice, new StandingOrders());
    }

    /** The same with stops and passes that count from the first moment on. */
    public static <S extends State<S>> Table<S> start(
            Game<S> game, Journal.Header header, S start, DiceBox dice, StandingOrders standing) {
        return replay(game, new Journal<>(header, start.copy()), dice, standing, 0);
    }

    /** A table that is set up and waits for {@link #begin}: it can be seen, nothing is asked, and no die falls. */
    public static <S extends State<S>> Table<S> set(Game<S> game, Journal<S> journal, DiceBox dice) {
        Table<S> table = new Table<>(game, journal, dice, new StandingOrders());
        table.prepare(History.of(List.of()), table.atStart());
        return table;
    }

    /** Brings a table back from its journal; dice are thrown only where the journal ends. */
    public static <S extends State<S>> Table<S> replay(Game<S> game, Journal<S> journal, DiceBox dice) {
        return replay(game, journal, dice, new StandingOrders(), 0);
    }

    /** The same, remembering how it stood after each of the latest so many events. */
    public static <S extends State<S>> Table<S> replay(Game<S> game, Journal<S> journal, DiceBox dice, int remembered) {
        return replay(game, journal, dice, new StandingOrders(), remembered);
    }

    private static <S extends State<S>> Table<S> replay(
            Game<S> game, Journal<S> journal, DiceBox dice, StandingOrders standing, int remembered) {
        Table<S> table = new Table<>(game, journal, dice, standing);
        table.memory.keep(remembered);
        journal.append(table.bringBack(journal.size() == 0));
        return table;
    }

    /**
     * Brings a table back whose journal other rules may have written: where a step cannot be run again, the table goes
     * back to the checkpoint before it and says so in the journal. The reason is returned if that happened.
     */
    public static <S extends State<S>> Recovered<S> recover(Game<S> game, Journal<S> journal, DiceBox dice) {
        History.of(journal.entries()); // a journal that contradicts itself was never written by any rules: refused
        Journal<S> kept = new Journal<>(journal.header(), journal.start());
        kept.append(journal.entries());
        Optional<String> reason = Optional.empty();
        while (true) {
            Table<S> table = new Table<>(game, kept, dice, new StandingOrders());
            try {
                kept.append(table.bringBack(kept.size() == 0));
                return new Recovered<>(table, reason);
            } catch (JournalMismatch | Refused broken) {
                int lost = table.history.size() - table.run.checkpoint().inputs();
                if (lost == 0) {
                    throw broken;
                }
                reason = reason.or(() -> Optional.of(broken.getMessage()));
                kept.append(List.of(new Entry.Abandoned<>(lost, broken.getMessage())));
            }
        }
    }

    /**
     * Takes a table up at a snapshot. Its journal begins empty; where the table is to go back further, it throws
     * {@link WholeJournalNeeded} and is of no more use.
     */
    public static <S extends State<S>> Table<S> resume(
            Game<S> game, Journal<S> journal, Snapshot<S> snapshot, DiceBox dice) {
        Table<S> table = new Table<>(game, journal, dice, new StandingOrders());
        journal.leave(snapshot.journalled());
        table.bringBack(History.of(snapshot), snapshot.checkpoint(), false);
        return table;
    }

    /**
     * Forgets what came before a point some steps back, the entries of the journal included, and returns where the
     * table can be taken up again; empty, and nothing is forgotten, while something could be put in force again.
     */
    public Optional<Snapshot<S>> takeSnapshot() {
        if (!begun || history.canRedo()) {
            return Optional.empty();
        }
        run.forgetEarlier();
        journal.leave(journal.size());
        return Optional.of(history.at(run.first()));
    }

    /** A table brought back, and why it had to go back to a checkpoint if it had to. */
    public record Recovered<S extends State<S>>(Table<S> table, Optional<String> abandoned) {}

    /** Whether it plays; a table that was only set up waits for {@link #begin}. */
    public boolean begun() {
        return begun;
    }

    /** Plays from the start to the first question. */
    public Change<S> begin() {
        return began(run.goOn(true));
    }

    /** The same as it went elsewhere. */
    public Change<S> begin(List<Entry<S>> entries) {
        entries.forEach(history::append);
        run.goOn(false);
        return began(entries);
    }

    private Change<S> began(List<Entry<S>> entries) {
        begun = true;
        journal.append(entries);
        return new Change<>(entries, 0, run.log(0, run.events()));
    }

    public Game<S> game() {
        return game;
    }

    public Journal<S> journal() {
        return journal;
    }

    public StandingOrders standing() {
        return standing;
    }

    /** From now on an agent answers for those it plays where people would let the moment pass. */
    public void advisedBy(Agent<S> agent, Predicate<Decider> played) {
        advice.from(agent, played);
    }

    /** The table as it stands where it waits; a copy. */
    public S state() {
        return run.state().copy();
    }

    public Optional<Ending> ending() {
        return game.ending(run.state());
    }

    /** The requests that wait for an answer. */
    public List<OpenRequest> open() {
        return run.open();
    }

    /** The requests that this viewer may answer, as the table asks them that the viewer knows. */
    public List<OpenRequest> open(Viewer viewer) {
        return knowledge(viewer).open();
    }

    /**
     * How that viewer meets an open request; everything that is foretold of it is worked out from there. Empty where
     * something that the viewer does not know of has a part in the step.
     */
    public Optional<KnownStep<S>> known(OpenRequest open, Viewer viewer) {
        return run.isOpen(open.id()) ? knowledge(viewer).step(open) : questions.step(viewer, open);
    }

    /**
     * The requests that this viewer may answer, each followed by those that would be asked right after it if it were let
     * pass: they belong to the same moment, and all of their deciders are the person's own. Answering a later one lets
     * those before it pass.
     */
    public List<OpenRequest> asked(Viewer viewer, Predicate<Decider> own) {
        List<OpenRequest> asked = new ArrayList<>(open(viewer));
        asked.addAll(questions.after(viewer, own));
        return asked;
    }

    /**
     * What the same person would be asked after that answer, at the same moment or of the same unit, before anybody else
     * or the dice have a say: one question after the other, each answered as given in that order or else by its default.
     */
    public List<OpenRequest> following(
            Viewer viewer, Predicate<Decider> own, String requestId, List<String> options, List<FollowUp> then) {
        AlongWith along = new AlongWith(then, Map.of(), Map.of(), List.of());
        return following(viewer, own, requestId, options, along).stream()
                .map(Foreseen::open)
                .toList();
    }

    /** The same about the last of the actions planned along with the answer, each with the table as it will stand. */
    public List<Foreseen<S>> following(
            Viewer viewer, Predicate<Decider> own, String requestId, List<String> options, AlongWith along) {
        Questions.Asked<S> asked = find(viewer, own, requestId);
        asked.seen().acceptAnswer(options);
        return questions.following(viewer, own, asked, actions(asked, options, along));
    }

    /** Whom the table waits for, as far as this viewer may know: while somebody hidden acts, for whoever is next. */
    public List<Decider> waitingFor(Viewer viewer) {
        return knowledge(viewer).waitingFor();
    }

    /** What the viewer sees of the table as they know it. */
    public View view(Viewer viewer) {
        return knowledge(viewer).view();
    }

    /** The same for several viewers: what they see alike is drawn once. */
    public Map<Viewer, View> views(List<Viewer> viewers) {
        return ViewerKnowledge.views(game, run, viewers);
    }

    /** What each of several viewers may call for; see {@link #calls(Viewer)}. */
    public Map<Viewer, List<Call>> calls(List<Viewer> viewers) {
        return ViewerKnowledge.calls(game, run, viewers);
    }

    /** How it stood after the latest events, for whoever shows them. */
    public EventMemory<S> memory() {
        return memory;
    }

    private ViewerKnowledge<S> knowledge(Viewer viewer) {
        return new ViewerKnowledge<>(game, run, viewer);
    }

    public List<LoggedEvent> log() {
        return run.log();
    }

    /** The log as this viewer may read it. */
    public List<LoggedEvent> log(Viewer viewer) {
        return run.log().stream()
                .filter(event -> event.audience().includes(viewer))
                .toList();
    }

    /** Answers an open request; refused with a reason if it is not open any more or the option is not offered. */
    public Change<S> answer(Viewer viewer, String requestId, List<String> options) {
        return answer(viewer, viewer::answersFor, requestId, options, AlongWith.NOTHING);
    }

    /**
     * The same, or answers one of those that {@link #asked} lists after an open one; and carries answers along to
     * questions that follow and to those of the act. All of it is one move: it is journalled and taken back together.
     */
    public Change<S> answer(
            Viewer viewer, Predicate<Decider> own, String requestId, List<String> options, AlongWith along) {
        Questions.Asked<S> asked = find(viewer, own, requestId);
        asked.seen().acceptAnswer(options);
        Decider decider = asked.open().request().decider();
        List<Entry<S>> entries = new ArrayList<>(asked.before());
        entries.add(new Entry.Answered<>(
                asked.open().request().label(),
                decider.id(),
                asked.open().slot(),
                List.copyOf(options),
                !entries.isEmpty()));
        ActAnswers before = standing.act();
        TurnPlan planned = standing.plan();
        Map<StandingOrders.Kind, StandingOrders.Given> orders = standing.orders();
        TurnPlan.checkLength(along.plan());
        give(viewer, along.orders());
        standing.forThisAct(before.and(viewer, along.forThisAct()));
        try {
            plan(viewer, asked.open().request(), along.plan());
            boolean goesOn = along.then().isEmpty() && !run.carriedAlong().isOf(decider);
            CarriedAnswers carried = goesOn
                    ? run.carriedAlong().hear(asked.open().request(), options)
                    : new CarriedAnswers(along.then(), own.and(viewer::answersFor));
            Change<S> change = carryOutFor(viewer, entries, false, carried);
            entries.forEach(this::lowerHand);
            return change;
        } catch (RuntimeException | Error failure) {
            standing.forThisAct(before);
            standing.plan(planned);
            standing.orders(orders);
            throw failure;
        }
    }

    /** Whoever answers for an action plans its turn anew; other answers without a plan leave it as it is. */
    private void plan(Viewer viewer, Request<?> answered, List<PlannedAction> actions) {
        if (answered.command() || !actions.isEmpty()) {
            int now = game.moment(run.state()).turn();
            OptionalInt turn = answered.command() ? OptionalInt.of(now) : OptionalInt.empty();
            standing.plan(new TurnPlan(viewer, turn, actions));
        }
    }

    /**
     * The next action that the person would be asked for after that answer and the planned ones; after an action, one of
     * the same unit in the same turn. Everybody else is taken to let it pass; empty where the dice come first.
     */
    public Optional<Foreseen<S>> nextAction(
            Viewer viewer, Predicate<Decider> own, String requestId, List<String> options, AlongWith along) {
        Questions.Asked<S> asked = find(viewer, own, requestId);
        asked.seen().acceptAnswer(options);
        return questions.nextAction(viewer, own, asked, actions(asked, options, along));
    }

    /** The answer and what is planned along with it, which is looked into as far as a turn can go. */
    private static List<PlannedAction> actions(Questions.Asked<?> asked, List<String> options, AlongWith along) {
        TurnPlan.checkLength(along.plan());
        List<PlannedAction> actions = new ArrayList<>();
        actions.add(new PlannedAction(asked.open().request().decider().id(), options, along.then()));
        actions.addAll(along.plan());
        return actions;
    }

    /** A question that does not wait yet, as its viewer sees it, and the table as it will stand. */
    public record Foreseen<S>(OpenRequest open, S state) {}

    /** Orders that come along with an answer end if the answer is taken back. */
    private void give(Viewer viewer, Map<StandingOrders.Kind, Order> given) {
        given.keySet().forEach(questions -> checkOrder(viewer, questions));
        OptionalInt before = OptionalInt.of(history.size());
        given.forEach((questions, order) -> standing.put(questions, new StandingOrders.Given(order, before)));
    }

    /** From now on, or until {@link StandingOrders#endOrder}, such questions are dealt with like that. */
    public void order(Viewer viewer, StandingOrders.Kind questions, Order order) {
        checkOrder(viewer, questions);
        standing.order(questions, order);
    }

    /** Refuses what is not the viewer's to order, what is always asked, and more orders than anybody can survey. */
    public void checkOrder(Viewer viewer, StandingOrders.Kind questions) {
        if (!viewer.answersFor(questions.decider())) {
            throw new Refused("this is for " + questions.decider().id() + " to order");
        }
        SortedMap<String, Order> orders = standing.ordersOf(questions.decider());
        if (orders.size() >= StandingOrders.MOST && !orders.containsKey(questions.label())) {
            throw new Refused("there are " + StandingOrders.MOST + " orders for "
                    + questions.decider().id() + " already; end some of them");
        }
        boolean main = run.open().stream()
                .map(OpenRequest::request)
                .anyMatch(request ->
                        request.command() && StandingOrders.Kind.of(request).equals(questions));
        if (main) {
            throw new Refused(
                    "a turn's action is always asked, so there are no orders for '" + questions.label() + "'");
        }
    }

    /** Whoever has answered was asked. */
    private void lowerHand(Entry<S> entry) {
        if (entry instanceof Entry.Answered<S> given) {
            standing.lowerHand(new Decider(given.decider()));
        }
    }

    private Questions.Asked<S> find(Viewer viewer, Predicate<Decider> own, String requestId) {
        return questions.later(viewer, own, requestId).orElseGet(() -> {
            OpenRequest open = find(viewer, requestId);
            return new Questions.Asked<>(open, knowledge(viewer).offered(open), Optional.empty());
        });
    }

    /**
     * Changes something by hand, where the table waits. Before the first answer or die of a step, the step begins again
     * after the edit, so that what is offered takes it into account.
     */
    public Change<S> edit(Event<S> event) {
        return carryOut(new Entry.Edited<>(event), run.atStartOfStep());
    }

    /** What this viewer may call for while the table waits, without having been asked. */
    public List<Call> calls(Viewer viewer) {
        return knowledge(viewer).calls();
    }

    /** Calls for something; it takes effect before what is asked now is answered. */
    public Change<S> call(Viewer viewer, Decider decider, String option) {
        if (!run.takesCalls()) {
            throw new Refused("nothing can be called for any more");
        }
        if (!viewer.answersFor(decider)) {
            throw new Refused("this is for " + decider.id() + " to call");
        }
        Entry.Called<S> called = new Entry.Called<>(decider.id(), option, false);
        Calls.find(calls(viewer), called);
        return carryOutFor(viewer, List.of(called), run.atStartOfStep(), CarriedAnswers.none());
    }

    /** What was answered during the last change because somebody had said so for the act. */
    public List<SaidBeforehand> said() {
        return run.said();
    }

    /** Takes back the last thing a person did, with all its consequences; whoever had passed is asked again. */
    public Change<S> undo() {
        Entry.Undone<S> undone = new Entry.Undone<>(history.movesToUndo());
        standing.forThisAct(ActAnswers.NONE);
        standing.plan(TurnPlan.NONE);
        standing.endPassing();
        Change<S> change = carryOut(undone, true);
        standing.endOrdersSince(history.size());
        return change;
    }

    /** Takes over what the same table did elsewhere: entries that follow those of its journal. */
    public Change<S> follow(List<Entry<S>> entries) {
        return new JournalFollower<>(history, run, journal).follow(entries);
    }

    /**
     * The same for several portions at once, each step being run only once; what each of them did. They hold nothing
     * but draws and answers.
     */
    public List<Change<S>> followAll(List<List<Entry<S>>> portions) {
        return new JournalFollower<>(history, run, journal).followAll(portions);
    }

    /**
     * Answers on behalf of somebody who left it to the machine. It counts as said beforehand: undoing goes back to what
     * a person did.
     */
    public Change<S> answerFor(Decider decider, String requestId, List<String> options) {
        OpenRequest open = find(Viewer.GAMEMASTER, requestId);
        if (!open.request().decider().equals(decider)) {
            throw new Refused("this is for " + open.request().decider().id() + " to answer");
        }
        open.request().acceptAnswer(options);
        Entry<S> answered =
                new Entry.Answered<>(open.request().label(), decider.id(), open.slot(), List.copyOf(options), true);
        return carryOut(List.of(answered), false, run.carriedAlong().hear(open.request(), options));
    }

    /** Calls for something on behalf of somebody who left it to the machine; undoing goes back to what a person did. */
    public Change<S> callFor(Decider decider, String option) {
        Entry.Called<S> called = new Entry.Called<>(decider.id(), option, true);
        Calls.find(game.calls(run.state()), called);
        return carryOut(called, run.atStartOfStep());
    }

    /** Puts in force again what was taken back last, with the same dice. */
    public Change<S> redo() {
        return carryOut(new Entry.Redone<>(history.movesToRedo()), true);
    }

    public boolean canUndo() {
        return history.canUndo();
    }

    public boolean canRedo() {
        return history.canRedo();
    }

    /** Asks that decider at the next moment when the rules allow them to act, this one included. */
    public void raiseHand(Decider decider) {
        standing.raiseHand(decider);
    }

    /** Lets every moment of others' doing pass for that decider until the turn changes. */
    public void passForThisTurn(Decider decider) {
        standing.passDuring(decider, game.moment(run.state()).turn());
    }

    /** The point from which the current step can be run again, with the inputs it has consumed. */
    public Resumption<S> resumption() {
        return run.resumption();
    }

    /** A checkpoint's state and the inputs given since. */
    public record Resumption<S>(S checkpoint, List<Entry.Input<S>> since) {}

    private OpenRequest find(Viewer viewer, String requestId) {
        OpenRequest open = run.open().stream()
                .filter(candidate -> candidate.id().equals(requestId))
                .filter(knowledge(viewer)::includes)
                .findFirst()
                .orElseThrow(() -> new Refused("request " + requestId + " is not open; " + nowOpen(viewer)));
        if (!viewer.answersFor(open.request().decider())) {
            throw new Refused("this is for " + open.request().decider().id() + " to answer");
        }
        return open;
    }

    private String nowOpen(Viewer viewer) {
        List<String> ids = open(viewer).stream().map(OpenRequest::id).toList();
        return ids.isEmpty() ? "nothing is open for you" : "open for you: " + String.join(", ", ids);
    }

    /** What the table refuses for a reason that the viewer may not know is refused without that reason. */
    private Change<S> carryOutFor(Viewer viewer, List<Entry<S>> given, boolean rewinds, CarriedAnswers along) {
        if (game.known(run.state(), viewer) == run.state()) {
            return carryOut(given, rewinds, along);
        }
        try {
            return carryOut(given, rewinds, along);
        } catch (Refused unknown) {
            throw new Refused("something you cannot see prevents this");
        }
    }

    private Change<S> carryOut(Entry<S> entry, boolean rewinds) {
        return carryOut(List.of(entry), rewinds, CarriedAnswers.none());
    }

    /** Should the rules fail on the way, the table is brought back from where it began, as if nothing had been asked. */
    private Change<S> carryOut(List<Entry<S>> given, boolean rewinds, CarriedAnswers along) {
        History<S> before = history.copy();
        try {
            given.forEach(history::append);
            if (rewinds) {
                run.rewind();
            }
            int kept = run.events();
            List<Entry<S>> entries = new ArrayList<>(given);
            entries.addAll(run.goOn(given.get(0) instanceof Entry.Input, along));
            journal.append(entries);
            return new Change<>(entries, kept, run.log(kept, run.events()));
        } catch (RuntimeException | Error failure) {
            bringBack(before, run.first(), false);
            throw failure;
        }
    }

    private List<Entry<S>> bringBack(boolean somethingNew) {
        return bringBack(History.of(journal.entries()), atStart(), somethingNew);
    }

    private Checkpoint<S> atStart() {
        return new Checkpoint<>(journal.start().copy(), 0, 0);
    }

    private List<Entry<S>> bringBack(History<S> inForce, Checkpoint<S> from, boolean somethingNew) {
        prepare(inForce, from);
        begun = true;
        return run.goOn(somethingNew);
    }

    private void prepare(History<S> inForce, Checkpoint<S> from) {
        history = inForce;
        run = new Run<>(game, history, dice, standing, advice, memory, from);
        questions = new Questions<>(game, run, standing, () -> new Foresights<>(game, history, standing, advice, run));
    }
}
