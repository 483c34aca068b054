package arbiter.interpreters.lookahead;

import arbiter.dice.RandomStream;
import arbiter.kernel.Decider;
import arbiter.kernel.Ending;
import arbiter.kernel.Entry;
import arbiter.kernel.Game;
import arbiter.kernel.Option;
import arbiter.kernel.Refused;
import arbiter.kernel.Request;
import arbiter.kernel.State;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Looks for the best answer to one question: playout after playout on copies of the table as its side knows it,
 * more and more of them along the answers that promise most (Monte Carlo tree search; everybody who is seen plays to win,
 * those beyond the questions met before play by default, now and then by chance).
 */
final class Search<S extends State<S>> implements PlayoutPolicy<S> {

    /** How many steps a playout goes on after the one in which the question is asked. */
    private static final int STEPS = 12;

    /** Out of so many answers beyond the known questions one is by chance. */
    private static final int CHANCE = 4;

    /** A fight that is over counts more than anything on the way there. */
    private static final double OVER = 1_000;

    /** How things stand right after the step counts as much as how they stand some steps later. */
    private static final double SHARE_OF_STEP = 0.5;

    private final Game<S> game;
    private final Effort effort;
    private final RandomStream random;
    private final Position<S> position;
    private final String side;
    private final Choice.Range range = new Choice.Range();
    private final List<Choice.Branch> path = new ArrayList<>();
    private boolean beyond;

    Search(Game<S> game, Effort effort, long seed, Position<S> position, String side) {
        this.game = game;
        this.effort = effort;
        this.random = new RandomStream(seed);
        this.position = position;
        this.side = side;
    }

    @Override
    public boolean goesOn(S state, int steps) {
        return steps < STEPS;
    }

    @Override
    public boolean isEnough(int decisions) {
        return decisions > effort.playout();
    }

    @Override
    public boolean isOwn(S state, Decider decider) {
        return !decider.isGamemaster()
                && game.side(state, decider).filter(side::equals).isPresent();
    }

    @Override
    public double worth(S state) {
        Optional<Ending> ending = game.ending(state);
        double over = ending.flatMap(Ending::winner)
                .map(winner -> winner.equals(side) ? OVER : -OVER)
                .orElse(0.0);
        return game.worth(state, side) + over;
    }

    /** The best of those answers; empty if the step cannot be run again. */
    Optional<List<String>> best(List<List<String>> answers) {
        List<String> keys =
                answers.stream().map(answer -> String.join(" ", answer)).toList();
        Choice root = new Choice(keys, true, effort.options(), random);
        int spent = 0;
        while (spent < effort.decisions()) {
            Choice.Branch tried = root.select(range);
            try {
                spent += 1 + playOut(tried, answers.get(keys.indexOf(tried.id)));
            } catch (Playout.Unlike | Refused unlike) {
                if (!root.drop(tried)) {
                    return Optional.empty();
                }
            }
        }
        return Optional.of(answers.get(keys.indexOf(root.best().id)));
    }

    private int playOut(Choice.Branch tried, List<String> answer) {
        path.clear();
        path.add(tried);
        beyond = false;
        List<Entry.Input<S>> inputs = new ArrayList<>(position.since());
        Request<?> request = position.request();
        inputs.add(new Entry.Answered<>(request.label(), request.decider().id(), position.slot(), answer, false));
        Playout<S> playout =
                new Playout<>(game, this, random, position.checkpoint().copy(), inputs);
        double value = playout.value(SHARE_OF_STEP);
        range.add(value);
        path.forEach(branch -> branch.add(value));
        return playout.decisions();
    }

    /** Quiet moments, the gamemaster's questions and secrets of others are left to the default. */
    @Override
    public int choose(S state, Request<?> request) {
        Decider decider = request.decider();
        if (request.quiet() || decider.isGamemaster() || request.secret() && !isOwn(state, decider)) {
            return request.fallbackIndex();
        }
        if (beyond) {
            return beyond(request);
        }
        Choice.Branch last = path.get(path.size() - 1);
        String question = request.label() + " " + request.decider().id();
        beyond = !last.hasMet(question);
        Choice choice =
                last.next(question, Playout.ids(request), isOwn(state, request.decider()), effort.options(), random);
        Choice.Branch tried = choice.select(range);
        for (int i = 0; i < request.options().size(); i++) {
            Option option = request.option(i);
            if (option.id().equals(tried.id)) {
                path.add(tried);
                return i;
            }
        }
        beyond = true; // the dice fell otherwise this time, and it is not on offer
        return beyond(request);
    }

    private int beyond(Request<?> request) {
        return random.below(CHANCE) == 0 ? random.below(request.options().size()) : request.fallbackIndex();
    }
}
