package arbiter.testkit;

import arbiter.dice.RandomStream;
import arbiter.interpreters.live.ActAnswers;
import arbiter.interpreters.live.AlongWith;
import arbiter.interpreters.live.DiceBox;
import arbiter.interpreters.live.FollowUp;
import arbiter.interpreters.live.OpenRequest;
import arbiter.interpreters.live.Order;
import arbiter.interpreters.live.PlannedAction;
import arbiter.interpreters.live.StandingOrders;
import arbiter.interpreters.live.Table;
import arbiter.interpreters.situation.Agents;
import arbiter.kernel.Agent;
import arbiter.kernel.Call;
import arbiter.kernel.Decider;
import arbiter.kernel.Journal;
import arbiter.kernel.Option;
import arbiter.kernel.Request;
import arbiter.kernel.State;
import arbiter.kernel.Viewer;
import arbiter.rulebook.Rulebook;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * A whole fight of one person, who decides for everybody on a side, against the machine, with the moments at which the
 * person is asked: everything that is asked at one time is one question, and what passes by itself is none. The person
 * says to all of a list at once what is to be done about it, as the page lets them.
 */
final class QuestionCount<S extends State<S>> {

    private static final int MOST_MOMENTS = 5_000;
    private static final int FURTHER_ACTIONS = 3;
    private static final Viewer PERSON = Viewer.GAMEMASTER;

    private final Rulebook<S> book;
    private final String side;
    private final Table<S> table;
    private final Agent<S> agent;
    private final Map<String, String> saidAlong;
    private final SortedMap<String, Integer> labels = new TreeMap<>();
    private final SortedMap<Integer, List<String>> questions = new TreeMap<>();

    QuestionCount(Rulebook<S> book, S start, String side, long seed, Agent<S> agent, Map<String, String> saidAlong) {
        this.saidAlong = saidAlong;
        this.book = book;
        this.side = side;
        this.agent = agent;
        this.table = Table.start(
                book.game(), Journal.Header.of(book.id(), "test", Map.of()), start, DiceBox.of(new RandomStream(seed)));
        table.advisedBy(agent, decider -> !isPersons(decider));
    }

    /** From now on what is suggested is done for everybody on the side, but for a turn's actions. */
    void orderWhatIsSuggested() {
        book.game().view(table.state(), PERSON).units().stream()
                .map(unit -> Decider.unit(unit.id()))
                .filter(this::isPersons)
                .forEach(unit -> table.order(PERSON, StandingOrders.Kind.any(unit), Order.SUGGESTED));
    }

    /** Plays to the end, the person as the game's opponent would. */
    void play() {
        for (int i = 0; i < MOST_MOMENTS && !table.open().isEmpty(); i++) {
            List<OpenRequest> asked = table.asked(PERSON, this::isPersons).stream()
                    .filter(open -> isPersons(open.request().decider()))
                    .toList();
            List<OpenRequest> all = asked.isEmpty() ? table.open() : asked;
            if (!called(all)) {
                if (asked.isEmpty()) {
                    OpenRequest open = all.get(0);
                    table.answerFor(open.request().decider(), open.id(), Agents.answer(agent, table, open));
                } else {
                    answer(asked);
                }
            }
        }
    }

    /** Whether somebody wanted to do something unasked before an action. */
    private boolean called(List<OpenRequest> asked) {
        Optional<OpenRequest> action =
                asked.stream().filter(open -> open.request().command()).findFirst();
        Optional<Call> call = action.flatMap(open -> agent.call(table.state(), () -> calls(open)));
        call.ifPresent(wanted -> table.callFor(wanted.decider(), wanted.option().id()));
        return call.isPresent();
    }

    /**
     * The first answer that does not let the moment pass, or the last one, with everything that follows from it and what
     * is said to the others of the same list in case they are asked again.
     */
    private void answer(List<OpenRequest> asked) {
        int round = book.game().moment(table.state()).round();
        labels.merge(asked.get(asked.size() - 1).request().label(), 1, Integer::sum);
        questions.computeIfAbsent(round, none -> new ArrayList<>()).add(words(asked));
        OpenRequest first = asked.stream()
                .filter(open -> !passes(open, said(open)))
                .findFirst()
                .orElse(asked.get(asked.size() - 1));
        List<String> answer = said(first);
        List<FollowUp> then = composed(first, answer, AlongWith.NOTHING);
        AlongWith along = new AlongWith(then, ifAskedAgain(asked, first, then), Map.of(), plan(first, answer, then));
        table.answer(PERSON, this::isPersons, first.id(), answer, along);
    }

    /**
     * What the person means to do next: as far as nothing comes in between, what they would answer then; after dice, the
     * same once more.
     */
    private List<PlannedAction> plan(OpenRequest open, List<String> answer, List<FollowUp> then) {
        List<PlannedAction> plan = new ArrayList<>();
        Optional<Table.Foreseen<S>> next = next(open, answer, then, plan);
        while (next.isPresent() && plan.size() < FURTHER_ACTIONS) {
            Request<?> action = next.get().open().request();
            List<String> meant = Agents.answer(agent, next.get().state(), action);
            plan.add(new PlannedAction(action.decider().id(), meant, List.of()));
            List<FollowUp> about = composed(open, answer, new AlongWith(then, Map.of(), Map.of(), plan));
            plan.set(plan.size() - 1, new PlannedAction(action.decider().id(), meant, about));
            next = next(open, answer, then, plan);
        }
        if (plan.isEmpty() && open.request().command()) {
            plan.add(new PlannedAction(open.request().decider().id(), answer, then));
        }
        return plan;
    }

    private Optional<Table.Foreseen<S>> next(
            OpenRequest open, List<String> answer, List<FollowUp> then, List<PlannedAction> plan) {
        AlongWith along = new AlongWith(then, Map.of(), Map.of(), plan);
        return table.nextAction(PERSON, this::isPersons, open.id(), answer, along);
    }

    private List<String> said(OpenRequest open) {
        return Agents.answer(agent, table, open);
    }

    private static boolean passes(OpenRequest open, List<String> answer) {
        return open.request()
                .declining()
                .filter(option -> answer.equals(List.of(option.id())))
                .isPresent();
    }

    /**
     * What the list is answered by if it is asked again while the act lasts: the suggested if that is done now. What is
     * always said along comes first.
     */
    private Map<String, String> ifAskedAgain(List<OpenRequest> asked, OpenRequest first, List<FollowUp> then) {
        Map<String, String> said = new TreeMap<>(saidAlong);
        if (asked.stream().anyMatch(open -> open.request().command())) {
            return said;
        }
        for (OpenRequest open : asked) {
            Request<?> request = open.request();
            if (request.declining().isPresent() && then.stream().noneMatch(next -> isTo(next, request))) {
                said.putIfAbsent(
                        ActAnswers.key(request.decider(), request.label()),
                        open == first ? again(open) : said(open).get(0));
            }
        }
        return said;
    }

    private String again(OpenRequest open) {
        List<String> answer = said(open);
        boolean suggested = answer.equals(open.request().fallbackIds());
        return suggested
                ? "default"
                : Agents.answer(agent, table.state(), without(open.request(), answer))
                        .get(0);
    }

    private static <O extends Option> Request<O> without(Request<O> request, List<String> answer) {
        return request.without(option -> answer.contains(option.id()));
    }

    private static boolean isTo(FollowUp said, Request<?> request) {
        return said.unit().equals(request.decider().id()) && said.label().equals(request.label());
    }

    /**
     * What the person says to the questions that follow from an answer, or from the last action planned along with it,
     * before anybody else or the dice have a say.
     */
    private List<FollowUp> composed(OpenRequest open, List<String> answer, AlongWith along) {
        List<FollowUp> then = new ArrayList<>();
        Optional<Table.Foreseen<S>> next = Optional.empty();
        do {
            next = table.following(PERSON, this::isPersons, open.id(), answer, saying(then, along)).stream()
                    .skip(then.size())
                    .findFirst();
            next.ifPresent(found -> then.add(said(found)));
        } while (next.isPresent());
        return then;
    }

    private FollowUp said(Table.Foreseen<S> found) {
        Request<?> request = found.open().request();
        return new FollowUp(request.decider().id(), request.label(), Agents.answer(agent, found.state(), request));
    }

    /** The same with answers to what is asked about the last action. */
    private static AlongWith saying(List<FollowUp> then, AlongWith along) {
        List<PlannedAction> plan = new ArrayList<>(along.plan());
        if (plan.isEmpty()) {
            return new AlongWith(then, Map.of(), Map.of(), plan);
        }
        PlannedAction last = plan.remove(plan.size() - 1);
        plan.add(new PlannedAction(last.unit(), last.options(), then));
        return new AlongWith(along.then(), Map.of(), Map.of(), plan);
    }

    private List<Call> calls(OpenRequest asked) {
        return table.calls(Viewer.GAMEMASTER).stream()
                .filter(call ->
                        isPersons(call.decider()) == isPersons(asked.request().decider()))
                .toList();
    }

    private boolean isPersons(Decider decider) {
        return book.game().side(table.state(), decider).filter(side::equals).isPresent();
    }

    boolean over() {
        return table.ending().isPresent();
    }

    /**
     * The questions of each round: who is asked at which label, with how many options. What comes before the first round
     * is round 0.
     */
    SortedMap<Integer, List<String>> questions() {
        return questions;
    }

    private static String words(List<OpenRequest> asked) {
        return asked.stream()
                .map(OpenRequest::request)
                .map(request -> request.label() + " of " + request.decider().id() + " ("
                        + request.options().size() + ")")
                .collect(Collectors.joining(" + "));
    }

    /** How often at each label. */
    SortedMap<String, Integer> labels() {
        return labels;
    }
}
