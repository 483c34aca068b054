package arbiter.bench.lab;

import arbiter.lab.job.EncounterFiles;
import arbiter.lab.job.Job;
import arbiter.lab.job.RunLength;
import arbiter.lab.run.Fights;
import arbiter.lab.run.JobRun;
import arbiter.lab.run.RunResult;
import arbiter.rulebook.Encounter;
import arbiter.rulebook.Rulebook;
import arbiter.rulebook.Rulebooks;
import java.lang.management.ManagementFactory;
import java.util.Locale;

/**
 * Fights of the first encounter of each game: how many a second of processor time, how two threads compare with one, and
 * whether both say the same. {@code LabSpeed [fights]}; times of one and of two threads are taken in turns.
 */
public final class LabSpeed {

    private static final int FIGHTS = 200;

    private LabSpeed() {}

    public static void main(String[] args) {
        int fights = args.length > 0 ? Integer.parseInt(args[0]) : FIGHTS;
        System.out.println("| game | fights | fights per second of processor time | two threads against one | alike |");
        System.out.println("|---|---|---|---|---|");
        for (Rulebook<?> book : Rulebooks.all()) {
            measure(book, fights);
        }
    }

    private static void measure(Rulebook<?> book, int number) {
        Encounter encounter = book.encounters().get(0);
        String name = book.id() + "/" + encounter.id();
        Job job = Job.of(
                book.id(),
                EncounterFiles.collect(name, encounter.source(), encounter.files(), book),
                1,
                RunLength.of(number));
        Fights<?> fights = Fights.of(job, book);
        run(fights, 2);
        long before = processorTime();
        RunResult one = run(fights, 1);
        double seconds = (processorTime() - before) / 1e9;
        RunResult two = run(fights, 2);
        double again = nanos(run(fights, 1));
        double twice = nanos(run(fights, 2));
        System.out.printf(
                Locale.ROOT,
                "| %s | %d | %.0f | %.2f | %s |%n",
                name,
                number,
                number / seconds,
                (nanos(one) + again) / (nanos(two) + twice),
                one.tally().write().equals(two.tally().write()) ? "yes" : "NO");
    }

    private static RunResult run(Fights<?> fights, int threads) {
        return new JobRun(fights, threads).run(progress -> {});
    }

    private static double nanos(RunResult run) {
        return run.elapsed().toNanos();
    }

    private static long processorTime() {
        return ((com.sun.management.OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean())
                .getProcessCpuTime();
    }
}
