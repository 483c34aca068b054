package arbiter.testkit;

import arbiter.dice.RandomStream;
import arbiter.interpreters.live.DiceBox;
import arbiter.interpreters.live.OpenRequest;
import arbiter.interpreters.live.Table;
import arbiter.kernel.Game;
import arbiter.kernel.Journal;
import arbiter.kernel.Option;
import arbiter.kernel.Request;
import arbiter.kernel.State;
import arbiter.kernel.Viewer;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** A live table whose people answer at random, in any order, for the contract. */
final class RandomTable<S extends State<S>> {

    private final RandomStream people;
    private final Table<S> table;

    RandomTable(Game<S> game, S start, long seed) {
        people = new RandomStream(~seed);
        table = Table.start(
                game, Journal.Header.of(game.id(), "test", Map.of()), start, DiceBox.of(new RandomStream(seed)));
        everyoneStops(table);
    }

    /** Nobody lets quiet moments pass, so that they are played too. */
    static void everyoneStops(Table<?> table) {
        table.view(Viewer.GAMEMASTER).units().forEach(unit -> table.raiseHand(arbiter.kernel.Decider.unit(unit.id())));
    }

    Table<S> table() {
        return table;
    }

    boolean over() {
        return table.open().isEmpty();
    }

    /** One random answer to one of the open requests. */
    void answer() {
        List<OpenRequest> open = table.open();
        OpenRequest request = open.get(people.below(open.size()));
        table.answer(Viewer.GAMEMASTER, request.id(), anyAnswer(request.request()));
        everyoneStops(table);
    }

    int below(int bound) {
        return people.below(bound);
    }

    private List<String> anyAnswer(Request<?> request) {
        return switch (request.kind()) {
            case SOME, ORDER -> {
                List<String> ids = new ArrayList<>(
                        request.options().stream().map(Option::id).toList());
                int count = request.least() + people.below(request.most() - request.least() + 1);
                List<String> picked = new ArrayList<>();
                while (picked.size() < count) {
                    picked.add(ids.remove(people.below(ids.size())));
                }
                yield picked;
            }
            default ->
                List.of(request.option(people.below(request.options().size())).id());
        };
    }
}
