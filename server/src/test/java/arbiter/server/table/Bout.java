package arbiter.server.table;

import arbiter.content.Problems;
import arbiter.dice.RandomStream;
import arbiter.interpreters.journal.JournalJson;
import arbiter.interpreters.live.DiceBox;
import arbiter.interpreters.live.LoggedEvent;
import arbiter.interpreters.live.OpenRequest;
import arbiter.interpreters.live.Table;
import arbiter.interpreters.lookahead.Opponents;
import arbiter.interpreters.situation.Agents;
import arbiter.kernel.Decider;
import arbiter.kernel.Journal;
import arbiter.kernel.Request;
import arbiter.kernel.State;
import arbiter.kernel.Viewer;
import arbiter.rulebook.Rulebook;
import arbiter.rulebook.Situation;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** A fight of a game that plays itself at a live table: the people in it answer at random, or as the opponent would. */
final class Bout<S extends State<S>> {

    private static final DiceBox NONE = label -> {
        throw new AssertionError("the journal has all dice, yet '" + label + "' is thrown");
    };

    private final Rulebook<S> book;
    private final JournalJson<S> journals;
    private final RandomStream people;
    private final boolean wild;
    private Table<S> table;
    private int answers;

    private Bout(Rulebook<S> book, long seed) {
        this.book = book;
        this.journals = JournalJson.of(book);
        this.people = new RandomStream(~seed);
        this.wild = seed % 4 != 0;
    }

    /** The fights differ by their seed, in encounters, dice and people. */
    static <S extends State<S>> Bout<S> of(Rulebook<S> book, long seed) {
        Bout<S> bout = new Bout<>(book, seed);
        Situation situation =
                book.encounters().get((int) (seed % book.encounters().size())).situation();
        Journal.Header header =
                Journal.Header.of(book.id(), book.content().version(), situation.options(book, new Problems()));
        bout.table = Table.start(book.game(), header, situation.start(book), DiceBox.of(new RandomStream(seed)));
        return bout;
    }

    Table<S> table() {
        return table;
    }

    boolean over() {
        return table.open().isEmpty();
    }

    /** How many were given. */
    int answers() {
        return answers;
    }

    int below(int bound) {
        return people.below(bound);
    }

    /** Somebody answers for themselves; now and then everybody wants to be asked about everything. */
    void answer() {
        if (people.below(8) == 0) {
            table.view(Viewer.GAMEMASTER).units().forEach(unit -> table.raiseHand(Decider.unit(unit.id())));
        }
        OpenRequest open = table.open().get(people.below(table.open().size()));
        Decider decider = open.request().decider();
        Viewer viewer = decider.isGamemaster() ? Viewer.GAMEMASTER : Viewer.player(decider.id());
        OpenRequest asked = table.open(viewer).stream()
                .filter(one -> one.id().equals(open.id()))
                .findFirst()
                .orElseThrow();
        table.answer(viewer, asked.id(), answer(asked.request()));
        answers++;
    }

    private List<String> answer(Request<?> request) {
        if (!wild) {
            return Agents.answer(Opponents.of(book), table.state(), request);
        }
        return switch (request.kind()) {
            case SOME, ORDER -> request.fallbackIds();
            default ->
                List.of(request.option(people.below(request.options().size())).id());
        };
    }

    Bout<S> play(int answers) {
        for (int i = 0; i < answers && !over(); i++) {
            answer();
        }
        return this;
    }

    /** Everything there is to a table: its state to the last number, its log, what is asked. */
    String all() {
        return all(table);
    }

    private String all(Table<S> one) {
        String log = one.log().stream()
                .map(event ->
                        event.number() + " " + event.moment().text() + " " + event.text() + " " + event.audience())
                .collect(Collectors.joining("\n"));
        List<String> open = new ArrayList<>();
        one.open()
                .forEach(request ->
                        open.add(request.id() + " " + request.request().label()));
        return state(one) + "\n" + log + "\n" + open;
    }

    private String state(Table<S> one) {
        return journals.write(new Journal<>(one.journal().header(), one.state()));
    }

    /** The same run again from what would be stored, without any dice of its own. */
    String again() {
        Journal<S> stored = journals.read(journals.write(table.journal()));
        return all(Table.replay(book.game(), stored, NONE));
    }

    List<String> kinds() {
        return table.log().stream()
                .map(LoggedEvent::event)
                .map(event -> event.kind())
                .distinct()
                .toList();
    }
}
