package arbiter.interpreters.lookahead;

import arbiter.dice.RandomStream;
import arbiter.interpreters.live.Disclosure;
import arbiter.kernel.Game;
import arbiter.kernel.Option;
import arbiter.kernel.Request;
import arbiter.kernel.State;
import arbiter.kernel.Viewer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * Plays any game by looking ahead. The same seed gives the same answers to the same questions. It always answers: with
 * its budget used up by what promises most so far, where the step cannot be run again by default, and after very many
 * answers in one turn by lot, which comes to an end in every game.
 */
public final class LookAhead<S extends State<S>> implements SearchingAgent<S> {

    /** So often it thinks about the same question at the same table, which menus lead back to. */
    private static final int SAME = 3;

    /** So many answers of one unit in one turn are thought about. */
    private static final int ANSWERS = 40;

    /** Where several options are asked for, so many combinations are looked at. */
    private static final int COMBINATIONS = 8;

    private final Game<S> game;
    private final Effort effort;
    private final long seed;
    private final Map<String, Integer> asked = new HashMap<>();
    private final Map<String, Asked<S>> lately = new HashMap<>();

    /** What a unit was asked in the turn under way. */
    private static final class Asked<S> {

        private final int turn;
        private final List<String> labels = new ArrayList<>();
        private final List<S> tables = new ArrayList<>();

        private Asked(int turn) {
            this.turn = turn;
        }

        private int times(String label, S table) {
            int times = 0;
            for (int i = 0; i < labels.size(); i++) {
                times += labels.get(i).equals(label) && tables.get(i).equals(table) ? 1 : 0;
            }
            return times;
        }
    }

    public LookAhead(Game<S> game, Effort effort, long seed) {
        this.game = game;
        this.effort = effort;
        this.seed = seed;
    }

    /** Where nothing can be run again it takes the default. */
    @Override
    public int pick(S state, Request<?> request) {
        return request.fallbackIndex();
    }

    @Override
    public Game<S> game() {
        return game;
    }

    @Override
    public List<String> answer(Position<S> position, Viewer viewer) {
        Request<?> request = position.request();
        if (request.quiet() || request.decider().isGamemaster()) {
            return request.fallbackIds();
        }
        return position.knownTo(game, viewer)
                .map(this::best)
                .orElseGet(() -> Disclosure.offered(game, position.now(), request, viewer)
                        .fallbackIds());
    }

    private List<String> best(Position<S> position) {
        Request<?> request = position.request();
        String side = game.side(position.now(), request.decider()).orElse("");
        RandomStream random = new RandomStream(seed + 31L * asked.merge(side, 1, Integer::sum) + side.hashCode());
        List<List<String>> answers = answers(request, random);
        if (answers.size() == 1) {
            return answers.get(0);
        }
        Asked<S> turn = turn(position);
        if (turn.labels.size() > ANSWERS) {
            return answers.get(random.below(answers.size()));
        }
        boolean again = turn.times(request.label(), position.now()) >= SAME;
        turn.labels.add(request.label());
        turn.tables.add(position.now());
        return again
                ? answers.get(0)
                : new Search<>(game, effort, random.nextLong(), position, side)
                        .best(answers)
                        .orElse(answers.get(0));
    }

    private Asked<S> turn(Position<S> position) {
        int turn = game.moment(position.now()).turn();
        return lately.compute(
                position.request().decider().id(),
                (unit, known) -> known != null && known.turn == turn ? known : new Asked<>(turn));
    }

    /** The answers to look at, the default first. */
    private static List<List<String>> answers(Request<?> request, RandomStream random) {
        return request.isForSeveral()
                ? combinations(request, random)
                : Playout.ids(request).stream().map(List::of).toList();
    }

    private static List<List<String>> combinations(Request<?> request, RandomStream random) {
        List<String> ids = request.options().stream().map(Option::id).toList();
        Stream<List<String>> drawn =
                Stream.generate(() -> drawn(request, ids, random)).limit(COMBINATIONS - 1L);
        return Stream.concat(Stream.of(request.fallbackIds()), drawn).distinct().toList();
    }

    private static List<String> drawn(Request<?> request, List<String> ids, RandomStream random) {
        List<String> left = new ArrayList<>(ids);
        int count = request.least() + random.below(request.most() - request.least() + 1);
        List<String> drawn = new ArrayList<>();
        while (drawn.size() < count) {
            drawn.add(left.remove(random.below(left.size())));
        }
        return drawn;
    }
}
