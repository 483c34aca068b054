package arbiter.lab.agent;

import arbiter.dice.RandomStream;
import arbiter.interpreters.lookahead.Playout;
import arbiter.interpreters.lookahead.PlayoutPolicy;
import arbiter.interpreters.lookahead.Position;
import arbiter.kernel.Agent;
import arbiter.kernel.Call;
import arbiter.kernel.Decider;
import arbiter.kernel.Ending;
import arbiter.kernel.Entry;
import arbiter.kernel.Game;
import arbiter.kernel.Option;
import arbiter.kernel.Picks;
import arbiter.kernel.Refused;
import arbiter.kernel.Request;
import arbiter.kernel.State;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * Thinks about one question by sequential halving: every candidate is played on in the same sampled worlds, the worse
 * half is dropped, and the rest gets more worlds. Another answer than the first one is taken only where the worlds that
 * both were played in speak for it.
 */
final class Deliberation<S extends State<S>> implements PlayoutPolicy<S> {

    /** A fight that is over counts more than anything on the way there. */
    private static final double OVER = 1_000;

    /** So many standard errors another answer must be ahead of the game's own opponent's. */
    private static final double MARGIN = 1.0;

    /** Fewer worlds than this tell nothing. */
    private static final int WORLDS = 4;

    /** Rollouts go on through this round and so many more. */
    private static final int ROUNDS = 1;

    /** Out of so many secret answers of others one is taken to be another than the likely one. */
    private static final int SURPRISE = 3;

    private final Game<S> game;
    private final Agent<S> fast;
    private final ThinkingBudget budget;
    private final Position<S> position;
    private final String side;
    private final long seed;
    private final long deadline;
    private final int lastRound;
    private RandomStream random = new RandomStream(0);
    private int spent;

    Deliberation(Game<S> game, Agent<S> fast, ThinkingBudget budget, Position<S> position, String side, long seed) {
        this.game = game;
        this.fast = fast;
        this.budget = budget;
        this.position = position;
        this.side = side;
        this.seed = seed;
        this.deadline =
                budget.time().map(limit -> System.nanoTime() + limit.toNanos()).orElse(Long.MAX_VALUE);
        this.lastRound = game.moment(position.now()).round() + ROUNDS;
    }

    /** The best of those answers; the first one is what the game's own opponent would do. */
    List<String> best(List<List<String>> answers) {
        List<Candidate> all = answers.stream().map(Candidate::new).toList();
        Candidate own = all.get(0);
        List<Candidate> left = new ArrayList<>(all);
        int phases = 32 - Integer.numberOfLeadingZeros(all.size() - 1);
        int worlds = 0;
        for (int phase = 1; phase <= phases && left.size() > 1; phase++) {
            long until = (long) budget.decisions() * phase / phases;
            while (left.size() > 1 && hasTime(until)) {
                worlds += tryAll(left, worlds, until) ? 1 : 0;
            }
            if (!left.contains(own) || worlds == 0) {
                return own.answer();
            }
            left = betterHalf(left, own);
        }
        return left.stream()
                .filter(one -> one.leads(own, WORLDS, MARGIN))
                .max(Comparator.comparingDouble(Candidate::mean))
                .orElse(own)
                .answer();
    }

    private boolean hasTime(long until) {
        return spent < until && !isLate();
    }

    private boolean isLate() {
        return deadline != Long.MAX_VALUE && System.nanoTime() - deadline >= 0;
    }

    /** Plays every candidate on in that world; false if there was no time for all of them. */
    private boolean tryAll(List<Candidate> candidates, int world, long until) {
        double[] values = new double[candidates.size()];
        List<Candidate> impossible = new ArrayList<>();
        for (int i = 0; i < values.length; i++) {
            if (i > 0 && !hasTime(Math.max(until, 1))) {
                return endWithout(candidates, impossible);
            }
            try {
                values[i] = rollOut(candidates.get(i).answer(), world);
            } catch (Playout.Unlike | Refused unlike) {
                spent++;
                impossible.add(candidates.get(i));
            }
        }
        if (isLate()) {
            return endWithout(candidates, impossible);
        }
        for (int i = 0; i < values.length; i++) {
            candidates.get(i).add(values[i]);
        }
        candidates.removeAll(impossible);
        return true;
    }

    /** A world that not everybody was played in compares nothing. */
    private static boolean endWithout(List<Candidate> candidates, List<Candidate> impossible) {
        candidates.removeAll(impossible);
        return false;
    }

    private double rollOut(List<String> answer, int world) {
        random = new RandomStream(seed + 7_919L * world);
        List<Entry.Input<S>> inputs = new ArrayList<>(position.since());
        Request<?> request = position.request();
        inputs.add(new Entry.Answered<>(request.label(), request.decider().id(), position.slot(), answer, false));
        Playout<S> playout =
                new Playout<>(game, this, random, position.checkpoint().copy(), inputs);
        double value = playout.value(0);
        spent += 1 + Math.min(playout.decisions(), budget.rollout());
        return value;
    }

    private static List<Candidate> betterHalf(List<Candidate> left, Candidate own) {
        List<Candidate> ranked = new ArrayList<>(left);
        ranked.sort(Comparator.comparingDouble(Candidate::mean).reversed());
        List<Candidate> kept = new ArrayList<>(List.of(own));
        ranked.stream()
                .filter(one -> one != own)
                .limit(Math.max(1, (left.size() - 1) / 2))
                .forEach(kept::add);
        return kept;
    }

    @Override
    public boolean isOwn(S state, Decider decider) {
        return !decider.isGamemaster()
                && game.side(state, decider).filter(side::equals).isPresent();
    }

    @Override
    public int choose(S state, Request<?> request) {
        boolean hidden = request.secret() && !isOwn(state, request.decider());
        return hidden && random.below(SURPRISE) == 0
                ? random.below(request.options().size())
                : fast.pick(state, request);
    }

    @Override
    public <O extends Option> List<O> chooseSome(S state, Request<O> request) {
        return Picks.choose(request, one -> fast.pick(state, one));
    }

    @Override
    public <O extends Option> List<O> secretAnswer(Request<O> request) {
        return request.isForSeveral() || random.below(SURPRISE) > 0
                ? request.fallbackAnswer()
                : List.of(request.option(random.below(request.options().size())));
    }

    @Override
    public Optional<Call> call(S state) {
        return fast.call(state, () -> game.calls(state));
    }

    @Override
    public boolean goesOn(S state, int steps) {
        return game.moment(state).round() <= lastRound;
    }

    @Override
    public boolean isEnough(int decisions) {
        return decisions > budget.rollout() || isLate();
    }

    @Override
    public double worth(S state) {
        double over = game.ending(state)
                .flatMap(Ending::winner)
                .map(winner -> winner.equals(side) ? OVER : -OVER)
                .orElse(0.0);
        return game.worth(state, side) + over;
    }
}
