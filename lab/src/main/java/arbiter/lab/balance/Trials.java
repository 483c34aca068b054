package arbiter.lab.balance;

import arbiter.content.ContentProblems;
import arbiter.kernel.Refused;
import arbiter.kernel.State;
import arbiter.lab.draft.EncounterDraft;
import arbiter.lab.job.EncounterFiles;
import arbiter.lab.job.Job;
import arbiter.lab.job.RunLength;
import arbiter.lab.job.Start;
import arbiter.lab.run.Fights;
import arbiter.lab.run.JobRun;
import arbiter.lab.run.RunResult;
import arbiter.lab.statistics.ShareInterval;
import arbiter.rulebook.Rulebook;
import java.util.Optional;

/** Plays changed encounters, always with the dice of the same seed, so that they can be compared. */
final class Trials<S extends State<S>> {

    private final Job job;
    private final Rulebook<S> book;
    private final String side;
    private final int threads;
    private volatile boolean cancelled;
    private volatile Optional<JobRun> running = Optional.empty();
    private int tried;
    private long fights;

    Trials(Fights<S> fights, String side, int threads) {
        this.job = fights.job();
        this.book = fights.book();
        this.side = side;
        this.threads = threads;
    }

    void cancel() {
        cancelled = true;
        running.ifPresent(JobRun::cancel);
    }

    boolean cancelled() {
        return cancelled;
    }

    int tried() {
        return tried;
    }

    long fights() {
        return fights;
    }

    /** Whether the game takes it, and no build is less legal than before. */
    boolean isPossible(EncounterDraft draft) {
        try {
            return fights(draft, 1, job.seed()).sides().contains(side);
        } catch (Refused | ContentProblems impossible) {
            return false;
        }
    }

    /** The share of the side; empty if that was cancelled, or if the game does not take the encounter. */
    Optional<Measured> measure(Plan plan, int number, long seed) {
        if (cancelled) {
            return Optional.empty();
        }
        Fights<S> played;
        try {
            played = fights(plan.draft(), number, seed);
        } catch (Refused | ContentProblems impossible) {
            return Optional.empty();
        }
        if (!played.sides().contains(side)) {
            return Optional.empty();
        }
        JobRun run = new JobRun(played, threads);
        running = Optional.of(run);
        if (cancelled) {
            run.cancel();
        }
        RunResult result = run.run(progress -> {});
        running = Optional.empty();
        fights += result.tally().fights();
        if (!result.complete() || !result.tally().faults().isEmpty()) {
            return Optional.empty();
        }
        tried++;
        return Optional.of(new Measured(plan, ShareInterval.of(result.tally().won(side), number)));
    }

    private Fights<S> fights(EncounterDraft draft, int number, long seed) {
        Start.Written start = draft.start(job.start().name());
        if (!EncounterFiles.situation(start).illegalities(book).isEmpty()) {
            throw new Refused("builds that are not legal are not proposed");
        }
        return Fights.of(job.with(start).with(RunLength.of(number)).withSeed(seed), book);
    }
}
