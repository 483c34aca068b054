package arbiter.cli.play;

import arbiter.content.ContentProblems;
import arbiter.interpreters.live.AlongWith;
import arbiter.interpreters.live.Calls;
import arbiter.interpreters.live.LoggedEvent;
import arbiter.interpreters.live.OpenRequest;
import arbiter.interpreters.live.Order;
import arbiter.interpreters.live.Sides;
import arbiter.interpreters.live.StandingOrders;
import arbiter.interpreters.live.Table;
import arbiter.interpreters.odds.Choices;
import arbiter.interpreters.preview.Preview;
import arbiter.interpreters.situation.Agents;
import arbiter.kernel.Agent;
import arbiter.kernel.Call;
import arbiter.kernel.Moment;
import arbiter.kernel.Option;
import arbiter.kernel.Refused;
import arbiter.kernel.Request;
import arbiter.kernel.State;
import arbiter.kernel.View;
import arbiter.kernel.Viewer;
import arbiter.rulebook.Rulebook;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A game being played at one screen: shows, asks, understands, until somebody leaves. */
public final class Session<S extends State<S>> {

    /** What people wait for when they ask for one option's odds. */
    private static final long ODDS_PATHS = 200_000;

    private static final int ODDS_SAMPLES = 10_000;

    private final Table<S> table;
    private final Agent<S> opponent;
    private final Seats seats;
    private final Screen screen;
    private final Lines lines;
    private final Moves<S> moves;
    private final AvailableCalls unasked;
    private final TypedEdits<S> typedEdits;
    private final TypedOrders orders;
    private final ProspectCache<S> prospects;
    private Optional<Moment> shown = Optional.empty();
    private String aloneAt = "";
    private boolean left;

    public Session(Rulebook<S> book, Agent<S> opponent, Table<S> table, Seats seats, Screen screen, Lines lines) {
        this.table = table;
        this.opponent = opponent;
        this.seats = seats;
        this.screen = screen;
        this.lines = lines;
        this.moves = new Moves<>(table);
        this.unasked = new AvailableCalls(table, seats);
        this.typedEdits = new TypedEdits<>(book, table);
        this.orders = new TypedOrders(table);
        this.prospects = new ProspectCache<>(table, this::preview);
        table.advisedBy(opponent, seats::isAgent);
    }

    public void play() {
        screen.happened(table.log(seats.everybody()));
        while (!left) {
            letOpponentAnswer();
            Optional<OpenRequest> open = table.open().stream().findFirst().map(this::asKnown);
            open.ifPresentOrElse(this::ask, this::over);
        }
    }

    /** The question as whoever answers it knows the table. */
    private OpenRequest asKnown(OpenRequest open) {
        return table.open(seats.answering(open.request())).stream()
                .filter(known -> known.id().equals(open.id()))
                .findFirst()
                .orElse(open);
    }

    private void letOpponentAnswer() {
        Optional<OpenRequest> open = opponentsRequest();
        while (open.isPresent()) {
            Request<?> request = open.get().request();
            Viewer side = Sides.viewer(table.game(), table.state(), request.decider());
            Optional<Call> call = request.command()
                    ? opponent.call(table.game().known(table.state(), side), () -> opponentsCalls(side))
                            .filter(wanted -> Calls.isOffered(table.game(), table.state(), wanted))
                    : Optional.empty();
            show(
                    call.isPresent()
                            ? moves.calledByOpponent(call.get())
                            : moves.byOpponent(open.get(), Agents.answer(opponent, table, open.get())));
            open = opponentsRequest();
        }
    }

    private List<Call> opponentsCalls(Viewer side) {
        return table.calls(side).stream()
                .filter(call -> seats.isAgent(call.decider()))
                .toList();
    }

    private Optional<OpenRequest> opponentsRequest() {
        return table.open().stream()
                .filter(open -> seats.isAgent(open.request().decider()))
                .findFirst();
    }

    /** How things stand is shown once in every turn. */
    private void showTurn() {
        View view = table.view(seats.everybody());
        if (!shown.equals(Optional.of(view.moment()))) {
            screen.state(view);
        }
        shown = Optional.of(view.moment());
    }

    private void over() {
        table.ending().ifPresent(screen::ended);
        screen.state(table.view(seats.everybody()));
        understand(lines.next("over> "), Optional.empty());
    }

    private void ask(OpenRequest open) {
        Request<?> request = open.request();
        if (seats.isPrivate(request) && !open.id().equals(aloneAt)) {
            screen.onlyFor(request.decider().id());
            left = lines.watched()
                    && lines.next("Press Enter when you are alone. ").isEmpty();
            aloneAt = open.id();
        }
        if (!left) {
            showTurn();
            View view = table.view(seats.looking(request));
            screen.question(open, view, request.kind() == Request.Kind.ONE ? prospects.of(open) : List.of());
            if (request.command()) {
                screen.unasked(unasked.calls().size());
            }
            understand(lines.next(request.decider().id() + "> "), Optional.of(open));
        }
    }

    private void understand(Optional<String> line, Optional<OpenRequest> open) {
        String typed = line.orElse("quit").strip();
        try {
            switch (typed.split("\\s+")[0]) {
                case "quit" -> left = true;
                case "help" -> screen.note(Words.HELP);
                case "undo" -> goBack(moves::undo, "Taken back.");
                case "redo" -> goBack(moves::redo, "In force again.");
                case "log" -> screen.happened(table.log(looking(open)));
                case "state" -> screen.state(table.view(looking(open)));
                case "calls" -> screen.calls(unasked.calls(), table.view(looking(open)));
                case "call" -> call(typed.substring("call".length()).strip());
                case "edits" ->
                    screen.edits(
                            typedEdits.offered(typed.substring("edits".length()).strip()));
                case "edit" -> edit(typed.substring("edit".length()).strip());
                case "orders" -> screen.note(orders.list());
                case "order" -> order(open, typed.substring("order".length()).strip());
                case "odds" ->
                    odds(asked(open), typed.substring("odds".length()).strip());
                default -> answer(asked(open), typed);
            }
        } catch (Refused | ContentProblems refused) {
            screen.note(refused.getMessage());
        }
    }

    private static OpenRequest asked(Optional<OpenRequest> open) {
        return open.orElseThrow(() -> new Refused("it is over; there is undo, log, state and quit"));
    }

    private Viewer looking(Optional<OpenRequest> open) {
        return open.map(asked -> seats.looking(asked.request())).orElse(seats.everybody());
    }

    private void answer(OpenRequest open, String typed) {
        Request<?> request = open.request();
        if (typed.isEmpty() && request.command()) {
            throw new Refused("say what to do, by number or in words; 'help' tells more");
        }
        List<String> options = typed.isEmpty() ? request.fallbackIds() : Answers.read(request, typed);
        answer(open, options, AlongWith.NOTHING);
    }

    private void answer(OpenRequest open, List<String> options, AlongWith along) {
        List<LoggedEvent> events = moves.byPerson(seats.answering(open.request()), open, options, along);
        forEverybody();
        show(events);
    }

    /** Deals with the question like that now and from now on, or ends an order. */
    private void order(Optional<OpenRequest> open, String typed) {
        if (orders.isEnd(typed)) {
            screen.note(orders.end(typed));
            return;
        }
        Order order = orders.read(typed);
        Request<?> request = asked(open).request();
        Viewer person = seats.answering(request);
        StandingOrders.Kind questions = new StandingOrders.Kind(request.decider(), request.label());
        table.checkOrder(person, questions);
        if (order == Order.ASK) {
            table.order(person, questions, order);
            screen.note(request.decider().id() + " will always be asked this");
        } else {
            answer(asked(open), TypedOrders.answer(request, order), AlongWith.orders(Map.of(questions, order)));
        }
    }

    private void call(String typed) {
        List<LoggedEvent> events = moves.unasked(unasked.find(typed));
        forEverybody();
        show(events);
    }

    private void edit(String typed) {
        List<LoggedEvent> events = moves.edited(typedEdits.event(typed));
        forEverybody();
        shown = Optional.empty();
        show(events);
    }

    private void goBack(Runnable change, String note) {
        change.run();
        forEverybody();
        screen.note(note);
        shown = Optional.empty();
    }

    private void forEverybody() {
        if (!aloneAt.isEmpty()) {
            screen.forEverybody();
            aloneAt = "";
        }
    }

    private void odds(OpenRequest open, String typed) {
        Option option = Answers.option(open.request(), typed);
        Preview<S> preview = preview(open, option).within(ODDS_PATHS).sampling(ODDS_SAMPLES);
        screen.outlook(option.text(), preview.forecast(ODDS_PATHS), table.view(seats.looking(open.request())));
    }

    /** On a shared screen nobody is assumed to use what they keep in secret. */
    private Preview<S> preview(OpenRequest open, Option option) {
        Preview<S> preview = Preview.of(table, open, List.of(option.id())).seenBy(seats.looking(open.request()));
        return seats.shared() ? preview.choosing(Choices.none()) : preview;
    }

    /** What orders did is told with what happened; what one side keeps is not told on a screen that several share. */
    private void show(List<LoggedEvent> events) {
        table.said().stream()
                .filter(said -> !said.kept() || !seats.shared())
                .forEach(said -> screen.note(said.text(said.decider().id())));
        screen.happened(events.stream()
                .filter(event -> event.audience().includes(seats.everybody()))
                .toList());
    }
}
