package arbiter.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import arbiter.dice.RandomStream;
import arbiter.interpreters.live.DiceBox;
import arbiter.interpreters.live.LoggedEvent;
import arbiter.interpreters.live.OpenRequest;
import arbiter.interpreters.live.Table;
import arbiter.interpreters.simulation.Simulation;
import arbiter.kernel.Game;
import arbiter.kernel.Journal;
import arbiter.kernel.Option;
import arbiter.kernel.Request;
import arbiter.kernel.State;
import arbiter.kernel.Viewer;
import java.util.List;
import java.util.function.Consumer;

/** Random fights and tables of a game, on which its promises are tried. */
abstract class Trials<S extends State<S>> {

    /** How many random fights each promise is tried on, from every start. */
    protected static final int FIGHTS = 20;

    private static final int SAMPLES = 20_000;
    private static final int STEPS = 25;
    private static final int LOOKS = 60;

    /** How many of them are played at tables, where every answer is looked at: games of long fights say fewer. */
    protected int tables() {
        return FIGHTS;
    }

    /** How many of them are asked for odds at every step. */
    protected int fightsWithOdds() {
        return tables();
    }

    /** For how many of them odds are compared with thousands of samples. */
    protected int fightsSampled() {
        return fightsWithOdds();
    }

    /** With how many samples: games of long steps say fewer, and are allowed the wider margin that goes with it. */
    protected int samples() {
        return SAMPLES;
    }

    /** How many fights in all are played by looking ahead, from one start after the other. */
    protected int fightsLookedAhead() {
        return FIGHTS;
    }

    /** Nothing compared is nothing promised; what was compared is told. */
    void compared(String what, int count) {
        System.out.println(game().id() + ": " + count + " " + what);
        assertThat(count).as("%s: %s", game().id(), what).isPositive();
    }

    /** Longer fights than this are taken for endless. */
    protected int mostSteps() {
        return 10_000;
    }

    protected abstract Game<S> game();

    /** Tables to start from, each a new one. */
    protected abstract List<S> starts();

    /** The same table, brought back from its journal; it must not need any dice. */
    Table<S> again(Table<S> table) {
        Journal<S> journal =
                new Journal<>(table.journal().header(), table.journal().start());
        journal.append(table.journal().entries());
        Table<S> other = Table.replay(game(), journal, DiceBox.of(new RandomStream(99)));
        assertThat(other.journal().size()).isEqualTo(table.journal().size());
        RandomTable.everyoneStops(other);
        return other;
    }

    static List<String> texts(List<LoggedEvent> log) {
        return log.stream().map(LoggedEvent::text).toList();
    }

    static List<String> ids(Table<?> table) {
        return table.open().stream().map(OpenRequest::id).toList();
    }

    static List<Viewer> viewers(Table<?> table) {
        return Watched.viewers(table.view(Viewer.GAMEMASTER));
    }

    static List<List<String>> someAnswers(Request<?> request) {
        return switch (request.kind()) {
            case SOME, ORDER ->
                List.of(
                        request.fallbackSome().stream().map(Option::id).toList(),
                        request.options().stream()
                                .limit(request.most())
                                .map(Option::id)
                                .toList());
            default ->
                request.options().stream()
                        .limit(40)
                        .map(option -> List.of(option.id()))
                        .toList();
        };
    }

    void forEachFight(Fight<S> promise) {
        int fights = 0;
        for (long seed = 0; seed < FIGHTS; seed++) {
            for (S start : starts()) {
                promise.check(start, seed);
                fights++;
            }
        }
        compared("fights", fights);
    }

    /** Random tables, looked at whenever they wait. */
    void forEachTable(int tables, Consumer<Table<S>> promise) {
        int looks = 0;
        for (long seed = 0; seed < tables; seed++) {
            for (S start : starts()) {
                RandomTable<S> random = new RandomTable<>(game(), start, seed);
                promise.accept(random.table());
                looks++;
                for (int i = 0; i < LOOKS && !random.over(); i++) {
                    random.answer();
                    promise.accept(random.table());
                    looks++;
                }
            }
        }
        compared("looks at a table", looks);
    }

    /** States between two steps of random fights. */
    void forEachCheckpoint(Fight<S> promise) {
        int states = 0;
        for (long seed = 0; seed < fightsWithOdds(); seed++) {
            for (S state : starts()) {
                states += play(state, seed, promise);
            }
        }
        compared("checkpoints", states);
    }

    /** The same, and the states in which the fights stopped. */
    void forEachState(Fight<S> promise) {
        int states = 0;
        for (long seed = 0; seed < FIGHTS; seed++) {
            for (S state : starts()) {
                states += play(state, seed, promise) + 1;
                promise.check(state, seed);
            }
        }
        compared("states", states);
    }

    private int play(S state, long seed, Fight<S> promise) {
        Simulation<S> simulation = new Simulation<S>(new RandomAgent<>(seed));
        simulation.begin(state, seed);
        int steps = 0;
        while (steps < STEPS && game().ending(state).isEmpty()) {
            promise.check(state, seed);
            game().advance(simulation);
            steps++;
        }
        return steps;
    }

    interface Fight<S> {
        void check(S state, long seed);
    }
}
