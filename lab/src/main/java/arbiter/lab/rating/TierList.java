package arbiter.lab.rating;

import arbiter.kernel.Refused;
import arbiter.lab.job.Job;
import arbiter.lab.statistics.ShareInterval;
import arbiter.rulebook.Rulebook;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.ObjIntConsumer;
import java.util.stream.IntStream;

/** Everybody against everybody from both seats, and what that says about who is how good. */
public final class TierList {

    /** More than these take too long, and nobody reads so long a list. */
    public static final int MOST = 64;

    /** So many circles are named. */
    private static final int CIRCLES = 10;

    private final Rulebook<?> book;
    private final Job job;
    private final List<Contestant> all;
    private final long pairs;
    private final int threads;
    private final SeatTally[][] tallies;
    private volatile boolean cancelled;
    private volatile Optional<SeatedRun> running = Optional.empty();

    public TierList(Rulebook<?> book, Job job, List<Contestant> all, long pairs, int threads) {
        if (all.size() < 2 || all.size() > MOST) {
            throw new Refused("a tier list needs 2 to " + MOST + " of one game, not " + all.size());
        }
        if (all.stream().map(Contestant::name).distinct().count() < all.size()) {
            throw new Refused("two of a tier list have the same name");
        }
        if (pairs < 1 || pairs > 100_000) {
            throw new Refused("each two play 1 to 100000 pairs of fights, not " + pairs);
        }
        this.book = book;
        this.job = job;
        this.all = List.copyOf(all);
        this.pairs = pairs;
        this.threads = threads;
        this.tallies = new SeatTally[all.size()][all.size()];
    }

    /** Ends it soon; those who have met are rated. */
    public void cancel() {
        cancelled = true;
        running.ifPresent(SeatedRun::cancel);
    }

    /** Plays it, telling the listener how many of how many twos have met; once only. */
    public TierReport run(ObjIntConsumer<Integer> listener) {
        int wanted = all.size() * (all.size() - 1) / 2;
        int met = 0;
        // Neighbours first, then the next but one: whenever it is stopped, all have met about as many.
        for (int apart = 1; apart < all.size(); apart++) {
            for (int i = 0; i + apart < all.size() && !cancelled; i++) {
                met += meet(i, i + apart) ? 1 : 0;
                listener.accept(met, wanted);
            }
        }
        if (met == 0) {
            throw new Refused("stopped before the first two had met");
        }
        return report(met, wanted);
    }

    private boolean meet(int one, int other) {
        SeatedRun run = new Duel(book, job, all.get(one), all.get(other)).pairs(pairs, threads);
        running = Optional.of(run);
        if (cancelled) {
            run.cancel();
        }
        SeatTally tally = run.run(part -> {});
        running = Optional.empty();
        if (tally.pairs().pairs() == 0) {
            return false;
        }
        tallies[one][other] = tally;
        return true;
    }

    private TierReport report(int met, int wanted) {
        int size = all.size();
        double[][] won = new double[size][size];
        each((one, other, tally) -> {
            won[one][other] = tally.won();
            won[other][one] = tally.fights() - tally.won();
        });
        BradleyTerry model = new BradleyTerry(won);
        List<Integer> order = IntStream.range(0, size)
                .boxed()
                .sorted(Comparator.comparingDouble((Integer one) -> -model.rating(one))
                        .thenComparing(one -> all.get(one).name()))
                .toList();
        List<Circle> circles = circles();
        int unlike = unlike(model);
        return new TierReport(
                job.game(),
                job.seed(),
                pairs,
                met,
                wanted,
                ratings(order, model, won),
                !circles.isEmpty(),
                isTooMany(unlike, met),
                circles.stream().limit(CIRCLES).toList(),
                unlike,
                shares(order));
    }

    @FunctionalInterface
    private interface Two {

        void met(int one, int other, SeatTally tally);
    }

    private void each(Two two) {
        for (int i = 0; i < all.size(); i++) {
            for (int j = i + 1; j < all.size(); j++) {
                if (tallies[i][j] != null) {
                    two.met(i, j, tallies[i][j]);
                }
            }
        }
    }

    private List<Rated> ratings(List<Integer> order, BradleyTerry model, double[][] won) {
        List<Rated> ratings = new ArrayList<>();
        int tier = 1;
        double floor = Double.NEGATIVE_INFINITY;
        for (int one : order) {
            double rating = model.rating(one);
            double error = model.error(one);
            if (rating + error < floor) {
                tier++;
                floor = rating - error;
            } else if (ratings.isEmpty()) {
                floor = rating - error;
            }
            double wins = 0;
            double fights = 0;
            for (int other = 0; other < won.length; other++) {
                wins += won[one][other];
                fights += won[one][other] + won[other][one];
            }
            ratings.add(new Rated(
                    all.get(one).name(),
                    rounded(rating),
                    rounded(rating - error),
                    rounded(rating + error),
                    tier,
                    fights == 0 ? 0 : wins / fights));
        }
        return ratings;
    }

    private static double rounded(double points) {
        return Math.round(points * 10) / 10.0;
    }

    /** The share that one won against another, if they have met. */
    private Optional<ShareInterval> share(int one, int other) {
        SeatTally tally = one < other ? tallies[one][other] : tallies[other][one];
        if (tally == null) {
            return Optional.empty();
        }
        double won = one < other ? tally.won() : tally.fights() - tally.won();
        return Optional.of(ShareInterval.of(won, (int) tally.fights()));
    }

    private boolean beats(int one, int other) {
        return one != other
                && share(one, other).filter(share -> share.low() > 0.5).isPresent();
    }

    private List<Circle> circles() {
        List<Circle> circles = new ArrayList<>();
        int size = all.size();
        for (int i = 0; i < size; i++) {
            for (int j = i + 1; j < size; j++) {
                for (int k = i + 1; k < size; k++) {
                    if (beats(i, j) && beats(j, k) && beats(k, i)) {
                        circles.add(circle(i, j, k));
                    }
                }
            }
        }
        circles.sort(Comparator.comparingDouble(circle ->
                -circle.shares().stream().mapToDouble(Double::doubleValue).min().orElse(0)));
        return circles;
    }

    private Circle circle(int i, int j, int k) {
        return new Circle(
                List.of(all.get(i).name(), all.get(j).name(), all.get(k).name()),
                List.of(
                        share(i, j).orElseThrow().share(),
                        share(j, k).orElseThrow().share(),
                        share(k, i).orElseThrow().share()));
    }

    private int unlike(BradleyTerry model) {
        int[] count = {0};
        each((one, other, tally) -> count[0] += tally.share().holds(model.chance(one, other)) ? 0 : 1);
        return count[0];
    }

    /** Whether so many of so many would hardly be unlike by chance, of which one in twenty is expected. */
    private static boolean isTooMany(int unlike, int of) {
        double expected = of / 20.0;
        return unlike > expected + 2.5 * Math.sqrt(expected * 0.95) + 1;
    }

    private Map<String, Map<String, Double>> shares(List<Integer> order) {
        Map<String, Map<String, Double>> table = new LinkedHashMap<>();
        for (int one : order) {
            Map<String, Double> row = new LinkedHashMap<>();
            for (int other : order) {
                if (one != other) {
                    share(one, other).ifPresent(share -> row.put(all.get(other).name(), share.share()));
                }
            }
            table.put(all.get(one).name(), row);
        }
        return table;
    }
}
