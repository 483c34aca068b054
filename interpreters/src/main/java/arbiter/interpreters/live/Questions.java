package arbiter.interpreters.live;

import arbiter.kernel.Decider;
import arbiter.kernel.Entry;
import arbiter.kernel.Game;
import arbiter.kernel.Request;
import arbiter.kernel.State;
import arbiter.kernel.Viewer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.Supplier;

/** What a person is asked at one moment: requests that wait, and those that follow from them before anything happens. */
final class Questions<S extends State<S>> {

    /** A request that is asked, as its viewer sees it, and how it is foreseen if it does not wait yet. */
    record Asked<S>(OpenRequest open, Request<?> seen, Optional<Foresight.Foreseen<S>> foreseen) {

        /** The answers that lead to it. */
        List<Entry.Input<S>> before() {
            return foreseen.map(Foresight.Foreseen::before).orElse(List.of());
        }
    }

    private final Game<S> game;
    private final Run<S> run;
    private final StandingOrders standing;
    private final Supplier<Foresights<S>> foresights;
    private List<Foresight.Foreseen<S>> ahead = List.of();
    private List<OpenRequest> aheadAt = List.of();
    private int aheadSaid;

    Questions(Game<S> game, Run<S> run, StandingOrders standing, Supplier<Foresights<S>> foresights) {
        this.game = game;
        this.run = run;
        this.standing = standing;
        this.foresights = foresights;
    }

    /** Those of the same moment that come after the one that waits if it is let pass, as that viewer sees them. */
    List<OpenRequest> after(Viewer viewer, Predicate<Decider> own) {
        return foreseen(viewer, own).stream().map(next -> seen(next, viewer)).toList();
    }

    private OpenRequest seen(Foresight.Foreseen<S> next, Viewer viewer) {
        Request<?> seen =
                HiddenUnitFilter.of(game, next.state()).request(next.open().request(), viewer);
        return new OpenRequest(next.open().id(), next.open().slot(), seen);
    }

    private List<Foresight.Foreseen<S>> foreseen(Viewer viewer, Predicate<Decider> own) {
        Predicate<Decider> asked = own.and(viewer::answersFor);
        boolean alone =
                run.open().size() == 1 && asked.test(run.open().get(0).request().decider());
        return alone
                ? aheadFor(viewer).stream().takeWhile(next -> next.isFor(asked)).toList()
                : List.of();
    }

    /** Whoever may not know all of the table is asked what the table would ask that they know. */
    private List<Foresight.Foreseen<S>> aheadFor(Viewer viewer) {
        return foresights.get().knowsAll(viewer)
                ? ahead()
                : foresights.get().asKnownBy(viewer).map(Foresight::ifAllPass).orElse(List.of());
    }

    private List<Foresight.Foreseen<S>> ahead() {
        if (!aheadAt.equals(run.open()) || aheadSaid != standing.said()) {
            ahead = run.open().size() == 1 && mayPass(run.open().get(0).request())
                    ? foresights.get().real().ifAllPass()
                    : List.of();
            aheadAt = run.open();
            aheadSaid = standing.said();
        }
        return ahead;
    }

    /** Behind an action, or what has to be answered, nothing else is asked at the same moment. */
    private static boolean mayPass(Request<?> request) {
        return !request.command() && request.declining().isPresent();
    }

    /** The one of that id among those that come later at the same moment. */
    Optional<Asked<S>> later(Viewer viewer, Predicate<Decider> own, String requestId) {
        return run.isOpen(requestId)
                ? Optional.empty()
                : foreseen(viewer, own).stream()
                        .filter(next -> next.open().id().equals(requestId))
                        .findFirst()
                        .map(next -> new Asked<>(next.open(), seen(next, viewer).request(), Optional.of(next)));
    }

    /** How that viewer meets one of those that come later at the same moment. */
    Optional<KnownStep<S>> step(Viewer viewer, OpenRequest asked) {
        return aheadFor(viewer).stream()
                .filter(next -> next.open().id().equals(asked.id()))
                .findFirst()
                .flatMap(next -> KnownStep.of(
                        game,
                        new KnownStep.Real<>(
                                next.state(),
                                next.resumption().checkpoint(),
                                next.resumption().since(),
                                next.open().request(),
                                next.open().slot()),
                        viewer));
    }

    /** What follows from the last of those actions before the dice have a say, if others let that moment pass. */
    List<Table.Foreseen<S>> following(
            Viewer viewer, Predicate<Decider> own, Asked<S> asked, List<PlannedAction> actions) {
        Optional<Foresight<S>> known = at(viewer, asked);
        if (actions.size() > 1) {
            known.ifPresent(Foresight::othersPass);
        }
        Predicate<Decider> persons = own.and(viewer::answersFor);
        return known.flatMap(trial -> lastOf(actions, trial, persons, asked)
                        .map(open -> following(trial, persons, viewer, open, last(actions))))
                .orElse(List.of());
    }

    private List<Table.Foreseen<S>> following(
            Foresight<S> trial, Predicate<Decider> own, Viewer viewer, OpenRequest asked, PlannedAction action) {
        Request<?> first = asked.request();
        Optional<Foresight.Foreseen<S>> next = trial.afterFor(own, asked, action.options(), first);
        List<Table.Foreseen<S>> following = new ArrayList<>();
        while (next.isPresent() && isPart(next.get(), first, own)) {
            Foresight.Foreseen<S> found = next.get();
            following.add(foreseen(found, viewer));
            List<String> answer =
                    answer(action, following.size() - 1, seen(found, viewer).request());
            next = following.size() < Foresight.MOST
                    ? trial.afterFor(own, found.open(), answer, first)
                    : Optional.empty();
        }
        return following;
    }

    /** What is said to the question with that number on the way, or else its default. */
    private static List<String> answer(PlannedAction action, int number, Request<?> request) {
        return action.then().stream()
                .skip(number)
                .findFirst()
                .flatMap(given -> given.to(request))
                .orElseGet(request::fallbackIds);
    }

    private Table.Foreseen<S> foreseen(Foresight.Foreseen<S> found, Viewer viewer) {
        return new Table.Foreseen<>(seen(found, viewer), found.state().copy());
    }

    /** The next action after those if everybody else lets it pass and no dice come first. */
    Optional<Table.Foreseen<S>> nextAction(
            Viewer viewer, Predicate<Decider> own, Asked<S> asked, List<PlannedAction> actions) {
        Optional<Foresight<S>> known = at(viewer, asked);
        known.ifPresent(Foresight::othersPass);
        Predicate<Decider> persons = own.and(viewer::answersFor);
        return known.flatMap(trial -> lastOf(actions, trial, persons, asked)
                        .flatMap(open -> after(trial, persons, open, last(actions))))
                .map(found -> foreseen(found, viewer));
    }

    /** A copy of the table as that viewer knows it, where that is asked. */
    private Optional<Foresight<S>> at(Viewer viewer, Asked<S> asked) {
        Optional<Foresight<S>> known = foresights.get().asKnownBy(viewer);
        known.ifPresent(trial -> asked.foreseen().ifPresent(trial::goTo));
        return known;
    }

    private static PlannedAction last(List<PlannedAction> actions) {
        return actions.get(actions.size() - 1);
    }

    /** Where the last of those actions is asked for. */
    private Optional<OpenRequest> lastOf(
            List<PlannedAction> actions, Foresight<S> trial, Predicate<Decider> own, Asked<S> asked) {
        Optional<OpenRequest> open = Optional.of(asked.open());
        for (int i = 0; i + 1 < actions.size(); i++) {
            PlannedAction action = actions.get(i);
            PlannedAction following = actions.get(i + 1);
            open = open.flatMap(at -> after(trial, own, at, action))
                    .map(Foresight.Foreseen::open)
                    .filter(next -> accepts(next.request(), following));
        }
        return open;
    }

    private static boolean accepts(Request<?> request, PlannedAction planned) {
        return new FollowUp(planned.unit(), request.label(), planned.options())
                .to(request)
                .isPresent();
    }

    /**
     * The action after this answer, what is asked on the way being answered as given or else by its default. After an
     * action only the same unit's in the same turn counts.
     */
    private Optional<Foresight.Foreseen<S>> after(
            Foresight<S> trial, Predicate<Decider> own, OpenRequest asked, PlannedAction action) {
        Request<?> first = asked.request();
        int turn = game.moment(trial.state()).turn();
        Optional<Foresight.Foreseen<S>> next = trial.onward(own, asked, action.options(), first);
        for (int i = 0; i < Foresight.MOST && next.isPresent(); i++) {
            Foresight.Foreseen<S> found = next.get();
            Request<?> request = found.open().request();
            boolean goesOn = request.decider().equals(first.decider())
                    && game.moment(found.state()).turn() == turn;
            if (!own.test(request.decider()) || first.command() && !goesOn) {
                return Optional.empty();
            }
            if (request.command()) {
                return next;
            }
            next = trial.onward(own, found.open(), answer(action, i, request), first);
        }
        return Optional.empty();
    }

    private static <S> boolean isPart(Foresight.Foreseen<S> next, Request<?> first, Predicate<Decider> own) {
        Request<?> request = next.open().request();
        boolean related =
                request.decider().equals(first.decider()) || request.moment().equals(first.moment());
        return related && own.test(request.decider()) && !request.command();
    }
}
