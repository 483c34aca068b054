package arbiter.lab.builds;

import arbiter.kernel.State;
import arbiter.kernel.View;
import arbiter.kernel.Viewer;
import arbiter.lab.job.Job;
import arbiter.lab.rating.Contestant;
import arbiter.lab.rating.Duel;
import arbiter.lab.rating.SeatTally;
import arbiter.lab.rating.SeatedRun;
import arbiter.lab.run.Fights;
import arbiter.rulebook.Rulebook;
import java.util.List;
import java.util.Optional;

/** Opponents against whom builds are tried, each from both seats, always with the dice of the same seed. */
final class Gauntlet {

    /** So many fights are looked through for one that was won. */
    private static final int LOOKED_THROUGH = 8;

    private final Rulebook<?> book;
    private final Job job;
    private final List<Named> opponents;
    private final int threads;
    private volatile boolean cancelled;
    private volatile Optional<SeatedRun> running = Optional.empty();
    private long fights;

    /** An opponent, and how people name it. */
    record Named(String name, Contestant contestant) {}

    Gauntlet(Rulebook<?> book, Job job, List<Named> opponents, int threads) {
        this.book = book;
        this.job = job;
        this.opponents = opponents;
        this.threads = threads;
    }

    void cancel() {
        cancelled = true;
        running.ifPresent(SeatedRun::cancel);
    }

    boolean cancelled() {
        return cancelled;
    }

    long fights() {
        return fights;
    }

    List<String> names() {
        return opponents.stream().map(Named::name).toList();
    }

    /** What the build gets against all of them; empty if that was cancelled. */
    Optional<SeatTally> run(Contestant build, long pairs, long seed) {
        SeatTally all = SeatTally.NONE;
        for (Named opponent : opponents) {
            if (cancelled) {
                return Optional.empty();
            }
            SeatedRun run = duel(build, opponent, seed).pairs(pairs, threads);
            running = Optional.of(run);
            SeatTally tally = run.run(part -> {});
            running = Optional.empty();
            fights += tally.fights();
            if (tally.pairs().pairs() < pairs) {
                return Optional.empty();
            }
            all = all.and(tally);
        }
        return Optional.of(all);
    }

    private Duel duel(Contestant build, Named opponent, long seed) {
        return new Duel(book, job.withSeed(seed), build, opponent.contestant());
    }

    /** The sum of its bars as a fight begins. */
    int toughness(Contestant build) {
        return bars(duel(build, opponents.get(0), job.seed()).fights(true));
    }

    private static <S extends State<S>> int bars(Fights<S> fights) {
        return fights.book().game().view(fights.start(), Viewer.GAMEMASTER).units().stream()
                .filter(unit -> unit.side().equals(Duel.A))
                .flatMap(unit -> unit.bars().stream())
                .mapToInt(View.Bar::maximum)
                .sum();
    }

    /** A fight that the build wins if one is soon found, otherwise the first. */
    Elite.Replay replay(Contestant build, long seed) {
        for (Named opponent : opponents) {
            Fights<?> played = duel(build, opponent, seed).fights(true);
            for (long number = 0; number < LOOKED_THROUGH && !cancelled; number++) {
                if (played.play(number).halves(Duel.A) == 2) {
                    return new Elite.Replay(opponent.name(), seed, 2 * number);
                }
            }
        }
        return new Elite.Replay(opponents.get(0).name(), seed, 0);
    }
}
