package arbiter.lab.calibration;

import arbiter.kernel.Refused;
import arbiter.lab.job.Job;
import arbiter.lab.job.RunLength;
import arbiter.lab.run.Fights;
import arbiter.lab.run.JobRun;
import arbiter.lab.run.RunResult;
import arbiter.rulebook.Rulebook;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.IntConsumer;

/** Asks the lab, for each moment of fights that people played, who would win from there, and compares. */
public final class TableForecasts {

    private final Function<String, Rulebook<?>> books;
    private final long seed;
    private final int fights;
    private final int threads;
    private volatile boolean cancelled;
    private volatile Optional<JobRun> running = Optional.empty();

    /** So many fights are played for each moment. */
    public TableForecasts(Function<String, Rulebook<?>> books, long seed, int fights, int threads) {
        this.books = books;
        this.seed = seed;
        this.fights = fights;
        this.threads = threads;
    }

    /** Ends it soon; what was asked by then is told. */
    public void cancel() {
        cancelled = true;
        running.ifPresent(JobRun::cancel);
    }

    /** What tables there were besides those that can be learned from. */
    public record Others(int unfinished, int unreadable) {}

    /** Asks about all moments, telling the listener how many are done; once only. */
    public TableCalibration run(List<PlayedTable> tables, Others others, IntConsumer listener) {
        List<TableCalibration.Moment> moments = new ArrayList<>();
        for (PlayedTable table : tables) {
            for (PlayedTable.At at : table.moments()) {
                moment(table, at).ifPresent(moments::add);
                listener.accept(moments.size());
            }
        }
        if (moments.isEmpty()) {
            throw new Refused(
                    cancelled
                            ? "stopped before anything was known"
                            : "there is nothing to compare: " + others.unfinished() + " tables were not played to"
                                    + " their end, " + others.unreadable()
                                    + " cannot be played again by today's rules");
        }
        Map<String, Foretold> first = new LinkedHashMap<>();
        moments.forEach(one -> first.putIfAbsent(one.name(), Foretold.once(one.chance(), one.happened())));
        return new TableCalibration(
                seed,
                fights,
                tables.size() + others.unfinished() + others.unreadable(),
                others.unfinished(),
                others.unreadable(),
                Calibration.of(moments.stream()
                        .map(one -> Foretold.once(one.chance(), one.happened()))
                        .toList()),
                Calibration.of(List.copyOf(first.values())),
                moments);
    }

    private Optional<TableCalibration.Moment> moment(PlayedTable table, PlayedTable.At at) {
        if (cancelled) {
            return Optional.empty();
        }
        Fights<?> played;
        try {
            Job job = Job.of(table.game(), at.start(), seed, RunLength.of(fights));
            played = Fights.of(job, books.apply(table.game()));
        } catch (Refused nobodyToFight) {
            return Optional.empty();
        }
        JobRun run = new JobRun(played, threads);
        running = Optional.of(run);
        if (cancelled) {
            run.cancel();
        }
        RunResult result = run.run(progress -> {});
        running = Optional.empty();
        String side = played.sides().get(0);
        double happened =
                table.winner().map(winner -> winner.equals(side) ? 1.0 : 0.0).orElse(0.5);
        return result.complete()
                ? Optional.of(new TableCalibration.Moment(
                        at.start().name(),
                        table.game(),
                        at.round(),
                        side,
                        result.tally().won(side) / result.tally().fights(),
                        happened))
                : Optional.empty();
    }
}
