package arbiter.interpreters.live;

import arbiter.kernel.Agent;
import arbiter.kernel.Checkpoint;
import arbiter.kernel.Decider;
import arbiter.kernel.Entry;
import arbiter.kernel.Game;
import arbiter.kernel.Option;
import arbiter.kernel.Request;
import arbiter.kernel.State;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * What will be asked next if the question that waits is answered so, found by playing on with a copy: as long as nothing
 * happens in between, no die is thrown and nobody else has a say, that is a part of the same question.
 */
final class Foresight<S extends State<S>> {

    /** More parts than that nobody can answer at a glance. */
    static final int MOST = 16;

    /** A question not asked yet: the inputs that lead to it, the table as it will stand, and where its step resumes. */
    record Foreseen<S>(OpenRequest open, List<Entry.Input<S>> before, S state, Table.Resumption<S> resumption) {

        /** Whether only those deciders have a say in what leads to it and in itself. */
        boolean isFor(Predicate<Decider> own) {
            return own.test(open.request().decider())
                    && before.stream()
                            .allMatch(input -> input instanceof Entry.Answered<S> answered
                                    && own.test(new Decider(answered.decider())));
        }
    }

    /** Ends it where somebody else has a say, or the dice. */
    private static final class OutOfHand extends RuntimeException {

        private static final long serialVersionUID = 1L;
        private static final OutOfHand INSTANCE = new OutOfHand();

        private OutOfHand() {
            super("out of hand", null, false, false);
        }
    }

    private final History<S> history;
    private final Run<S> trial;
    private final List<Entry.Input<S>> given = new ArrayList<>();
    private List<OpenRequest> open;
    private int events;
    private String waiting;
    private String passedOver = "";
    private boolean othersPass;
    private int found;

    private Foresight(
            Game<S> game, History<S> history, StandingOrders standing, AgentAdvice<S> advice, Checkpoint<S> from) {
        this.history = history;
        this.trial = new Run<>(
                game,
                history,
                label -> {
                    throw OutOfHand.INSTANCE;
                },
                standing.copy(),
                advice.insteadBy(outOfHand()),
                new EventMemory<>(game, from.state()),
                from);
    }

    /** From where the table waits. */
    static <S extends State<S>> Foresight<S> of(
            Game<S> game, History<S> history, StandingOrders standing, AgentAdvice<S> advice, Run<S> real) {
        Checkpoint<S> from = real.checkpoint();
        Foresight<S> foresight = new Foresight<>(
                game,
                history.copy(),
                standing,
                advice,
                new Checkpoint<>(from.state().copy(), from.inputs(), from.events()));
        foresight.open = real.open();
        foresight.events = real.events();
        foresight.waiting = nameOf(real);
        return foresight;
    }

    /** From where it waits on the table that somebody knows. */
    static <S extends State<S>> Foresight<S> asKnown(
            Game<S> game,
            History<S> history,
            StandingOrders standing,
            AgentAdvice<S> advice,
            Run<S> real,
            KnownStep<S> step) {
        Checkpoint<S> from = real.checkpoint();
        Foresight<S> foresight = new Foresight<>(
                game,
                history.insteadAfter(from.inputs(), step.since()),
                standing,
                advice,
                new Checkpoint<>(step.checkpoint().copy(), from.inputs(), from.events()));
        foresight.arrive();
        foresight.waiting = nameOf(real);
        return foresight;
    }

    private static String nameOf(Run<?> real) {
        return real.open().isEmpty() ? "" : real.open().get(0).id();
    }

    /** Goes to the question that waits. */
    private void arrive() {
        try {
            trial.goOn(false);
            open = trial.open();
        } catch (OutOfHand dice) {
            open = List.of();
        }
        events = trial.events();
    }

    /** From now on everybody else is taken to let every moment pass. */
    void othersPass() {
        othersPass = true;
    }

    /** The copy as it stands. */
    S state() {
        return trial.state();
    }

    /** What an agent would say at a quiet moment nobody can know, except that it is taken to let one pass. */
    private Agent<S> outOfHand() {
        return (state, request) -> {
            boolean passes = othersPass || request.moment().equals(passedOver);
            for (int i = 0; i < request.options().size() && passes; i++) {
                if (request.option(i).declines()) {
                    return i;
                }
            }
            throw OutOfHand.INSTANCE;
        };
    }

    /** Those that come one after the other as long as each lets the moment pass to which they all belong. */
    List<Foreseen<S>> ifAllPass() {
        List<Foreseen<S>> found = new ArrayList<>();
        while (open.size() == 1 && found.size() < MOST) {
            Request<?> request = open.get(0).request();
            Optional<? extends Option> declining = request.declining();
            if (request.command() || declining.isEmpty()) {
                break;
            }
            Optional<Foreseen<S>> next =
                    after(open.get(0), List.of(declining.get().id()));
            boolean told = trial.events() != events;
            if (next.isEmpty() || !belongs(next.get().open().request(), request, told)) {
                break;
            }
            found.add(next.get());
        }
        return found;
    }

    /**
     * Whether a question is of the same moment as the one let pass before it. If something was told in between, only one
     * that its rule made a part of that moment is; what cannot be let pass, nor is an action, would leave no way out.
     */
    private static boolean belongs(Request<?> next, Request<?> before, boolean told) {
        boolean made = !next.moment().equals(next.label());
        boolean open = next.command() || next.declining().isPresent();
        return open && next.moment().equals(before.moment()) && (made || !told);
    }

    /** Goes to the question that those inputs lead to. */
    void goTo(Foreseen<S> question) {
        question.before().forEach(this::give);
        playOn();
    }

    /**
     * What is asked next after that answer; empty if somebody else or the dice come first, or the copy does not wait for
     * it. On a table that somebody knows, fewer may be asked together, so that it has another place among them.
     */
    Optional<Foreseen<S>> after(OpenRequest asked, List<String> options) {
        Optional<OpenRequest> here = open.stream()
                .filter(waiting -> isSame(waiting.request(), asked.request()))
                .findFirst();
        if (here.isEmpty()) {
            return Optional.empty();
        }
        give(new Entry.Answered<>(
                asked.request().label(),
                asked.request().decider().id(),
                here.get().slot(),
                options,
                !given.isEmpty()));
        return playOn();
    }

    private static boolean isSame(Request<?> one, Request<?> other) {
        return one.label().equals(other.label()) && one.decider().equals(other.decider());
    }

    /**
     * What those deciders are asked next after that answer within the step that asked, as long as everybody else lets
     * that moment pass. Where everybody has to answer the same one after the other, such as taking places, those of other
     * steps count too, and others are taken to answer by default.
     */
    Optional<Foreseen<S>> afterFor(Predicate<Decider> own, OpenRequest asked, List<String> options, Request<?> first) {
        int step = trial.checkpoint().inputs();
        return onward(own, asked, options, first)
                .filter(found -> trial.checkpoint().inputs() == step
                        || isInTurn(found.open().request(), first));
    }

    /** The same in later steps too. */
    Optional<Foreseen<S>> onward(Predicate<Decider> own, OpenRequest asked, List<String> options, Request<?> first) {
        passedOver = first.moment();
        Optional<Foreseen<S>> next = after(asked, options);
        while (next.isPresent() && isPassedOver(next.get().open().request(), first, own)) {
            Request<?> others = next.get().open().request();
            List<String> passing =
                    others.declining().map(option -> List.of(option.id())).orElseGet(others::fallbackIds);
            int slot = next.get().open().slot();
            give(new Entry.Answered<>(others.label(), others.decider().id(), slot, passing, true));
            next = playOn();
        }
        return next;
    }

    private boolean isPassedOver(Request<?> request, Request<?> first, Predicate<Decider> own) {
        boolean passes = (othersPass || request.moment().equals(first.moment()))
                && request.declining().isPresent()
                && !request.command();
        return !own.test(request.decider()) && (passes || isInTurn(request, first));
    }

    /** Whether one after the other has to answer the same question. */
    private static boolean isInTurn(Request<?> request, Request<?> first) {
        return request.label().equals(first.label())
                && request.moment().equals(first.moment())
                && !request.decider().equals(first.decider())
                && !request.command()
                && request.declining().isEmpty();
    }

    private void give(Entry.Input<S> input) {
        history.append(input);
        given.add(input);
    }

    /** Named after the question that waits and its place behind it, so that it has the same name whenever that waits. */
    private OpenRequest named(OpenRequest request) {
        found++;
        return new OpenRequest(waiting + "+" + found, request.slot(), request.request());
    }

    private Optional<Foreseen<S>> playOn() {
        try {
            trial.goOn(true).forEach(entry -> given.add((Entry.Input<S>) entry));
        } catch (OutOfHand dice) {
            open = List.of();
            return Optional.empty();
        }
        open = trial.open();
        return open.size() == 1
                ? Optional.of(new Foreseen<>(named(open.get(0)), List.copyOf(given), trial.state(), trial.resumption()))
                : Optional.empty();
    }
}
