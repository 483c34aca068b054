package arbiter.lab.rating;

import arbiter.kernel.Refused;
import arbiter.lab.job.Job;
import arbiter.lab.job.RunLength;
import arbiter.lab.job.Start;
import arbiter.lab.run.Fights;
import arbiter.rulebook.Rulebook;
import java.util.Map;
import java.util.function.Consumer;

/** Two of one game against each other, each in both seats. */
public final class Duel {

    /** The sides of A and B, whatever they are called. */
    public static final String A = "a";

    public static final String B = "b";

    private final Contestant a;
    private final Contestant b;
    private final Fights<?> first;
    private final Fights<?> second;

    /** Played as the job says, but for where its fights begin. */
    public Duel(Rulebook<?> book, Job job, Contestant a, Contestant b) {
        this.a = a;
        this.b = b;
        String name = a.name() + " against " + b.name();
        this.first =
                Fights.of(job.with(Contestant.against(book.id(), a, A, b, B).start(name)), book);
        this.second =
                Fights.of(job.with(Contestant.against(book.id(), b, B, a, A).start(name)), book);
    }

    /** A job for duels of a game; how many pairs are played does not depend on it. */
    public static Job job(String game, long seed) {
        return Job.of(game, new Start.Written("", "", Map.of()), seed, RunLength.of(1));
    }

    /** The fights with A in the first seat, or in the second. */
    public Fights<?> fights(boolean aFirst) {
        return aFirst ? first : second;
    }

    Seat seat(boolean aFirst) {
        return new Seat(fights(aFirst), A, false);
    }

    /** Until it is known who is better by so much, at most so many pairs. */
    public SeatedRun sequential(double step, long limit, int threads) {
        if (limit < 1 || limit > RunLength.MOST_FIGHTS / 2) {
            throw new Refused("from 1 to " + RunLength.MOST_FIGHTS / 2 + " pairs are played, not " + limit);
        }
        return SeatedRun.sequential(seat(true), seat(false), step, limit, threads);
    }

    /** So many pairs. */
    public SeatedRun pairs(long pairs, int threads) {
        return SeatedRun.of(seat(true), seat(false), pairs, threads);
    }

    /** Plays a sequential run and says what came of it. */
    public DuelReport report(SeatedRun run, double step, long limit, Consumer<SeatTally> listener) {
        SeatTally tally = run.run(listener);
        if (tally.fights() == 0) {
            throw new Refused("stopped before the first pair of fights was over");
        }
        return new DuelReport(
                a.name(),
                b.name(),
                first.job().game(),
                first.job().seed(),
                run.answer(),
                tally.pairs().pairs(),
                limit,
                step,
                tally.share(),
                tally.inFirstSeat(),
                tally.inSecondSeat(),
                tally);
    }
}
