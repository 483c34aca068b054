package arbiter.bench.lab;

import arbiter.interpreters.lookahead.AgentFight;
import arbiter.interpreters.lookahead.Position;
import arbiter.interpreters.lookahead.SearchingAgent;
import arbiter.interpreters.situation.Agents;
import arbiter.kernel.Agent;
import arbiter.kernel.Game;
import arbiter.kernel.Request;
import arbiter.kernel.State;
import arbiter.kernel.Viewer;
import arbiter.lab.agent.AgentKind;
import arbiter.lab.agent.ThinkingBudget;
import arbiter.rulebook.Encounter;
import arbiter.rulebook.Rulebook;
import arbiter.rulebook.Rulebooks;
import arbiter.rulebook.Situation;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/**
 * By how much a tactician who is given a time overruns it. Fights of the first encounter of each game, in which the game's
 * own opponent decides and the tactician is only asked: {@code ThinkingTime [games] [questions] [milliseconds]}.
 */
public final class ThinkingTime {

    private ThinkingTime() {}

    public static void main(String[] args) {
        List<String> games = args.length > 0 && !args[0].equals("all") ? List.of(args[0].split(",")) : List.of();
        int questions = args.length > 1 ? Integer.parseInt(args[1]) : 1_000;
        int millis = args.length > 2 ? Integer.parseInt(args[2]) : 20;
        for (Rulebook<?> book : Rulebooks.all()) {
            if (games.isEmpty() || games.contains(book.id())) {
                new Asked<>(book, questions, Duration.ofMillis(millis)).play();
            }
        }
    }

    /** A tactician whose answers are timed; what it is asked is answered by the game's own opponent, to be quick. */
    private static final class Asked<S extends State<S>> implements SearchingAgent<S> {

        private static final int UNBOUNDED = 100_000_000;
        private static final int STEPS = 20_000;

        private final Rulebook<S> book;
        private final Duration time;
        private final Agent<S> fast;
        private final SearchingAgent<S> tactician;
        private final long[] over;
        private int asked;

        private Asked(Rulebook<S> book, int questions, Duration time) {
            this.book = book;
            this.time = time;
            ThinkingBudget budget = ThinkingBudget.of(UNBOUNDED).within(time);
            this.fast = AgentKind.FAST.at(book, budget, 1);
            this.tactician = (SearchingAgent<S>) AgentKind.TACTICIAN.at(book, budget, 1);
            this.over = new long[questions];
        }

        private void play() {
            Encounter encounter = book.encounters().get(0);
            for (long seed = 1; asked < over.length; seed++) {
                S state = Situation.read(encounter.source(), encounter.files()).start(book);
                AgentFight<S> fight = new AgentFight<>(book.game(), state, seed, side -> this);
                for (int step = 0; step < STEPS && asked < over.length; step++) {
                    if (book.game().ending(fight.state()).isPresent()) {
                        break;
                    }
                    fight.step();
                }
            }
            Arrays.sort(over);
            System.out.printf(
                    Locale.ROOT,
                    "thinking %s: %d questions of %d ms: overrun median %.2f, p99 %.2f, p99.9 %.2f, most %.2f ms%n",
                    book.id(),
                    asked,
                    time.toMillis(),
                    over(0.5),
                    over(0.99),
                    over(0.999),
                    over(1));
        }

        private double over(double share) {
            return over[(int) Math.min(over.length - 1, share * over.length)] / 1e6;
        }

        @Override
        public Game<S> game() {
            return book.game();
        }

        @Override
        public int pick(S state, Request<?> request) {
            return fast.pick(state, request);
        }

        @Override
        public List<String> answer(Position<S> position, Viewer viewer) {
            Request<?> request = position.request();
            if (!request.quiet()
                    && !request.decider().isGamemaster()
                    && request.options().size() > 1
                    && asked < over.length) {
                long began = System.nanoTime();
                tactician.answer(position, viewer);
                over[asked++] = Math.max(0, System.nanoTime() - began - time.toNanos());
            }
            return Agents.answer(fast, position.now(), request);
        }
    }
}
