package arbiter.lab.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import arbiter.kernel.Refused;
import arbiter.lab.compare.PairedRun;
import arbiter.lab.job.Job;
import arbiter.lab.job.RunLength;
import arbiter.lab.job.Start;
import arbiter.lab.run.Fights;
import arbiter.lab.run.JobRun;
import arbiter.lab.run.RunResult;
import arbiter.lab.sweep.SweepManifest;
import arbiter.lab.sweep.SweepPlan;
import arbiter.lab.sweep.SweepRun;
import arbiter.lab.sweep.Target;
import arbiter.lab.sweep.Variation;
import arbiter.lab.work.Cluster;
import arbiter.lab.work.Workplace;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The same fights on Spark: on its threads here, and on a real master with two workers, one of which is killed. */
class SparkWorkplaceTest {

    private static final String BRIDGE = """
            game: duel
            units:
              - {name: Mara, from: blade, side: travellers}
              - {from: brute, side: bridge, now: {health: %d}}
            """;

    @TempDir
    private Path folder;

    private final BlockingQueue<String> news = new LinkedBlockingQueue<>();

    private static Job bridge(int health, long fights) {
        return Job.of("duel", new Start.Written("bridge", BRIDGE.formatted(health), Map.of()), 5, RunLength.of(fights));
    }

    /** Twenty-four variants of a hundred fights. */
    private static SweepPlan plan() {
        Variation health =
                new Variation("health", new Target.Bar("brute", "health"), choices(4, 5, 6, 8, 10, 12, 14, 16));
        Variation breath = new Variation("breath", new Target.Bar("mara", "breath"), choices(0, 1, 2));
        return new SweepPlan(bridge(20, 100), List.of(health, breath), false);
    }

    private static List<Variation.Choice> choices(int... values) {
        return IntStream.of(values)
                .mapToObj(value -> new Variation.Choice("" + value, "" + value))
                .toList();
    }

    private SweepManifest sweep(String name, Workplace workplace, Runnable inTheMiddle) throws IOException {
        SweepRun run = new SweepRun(plan(), workplace);
        return SweepManifest.store(
                run.run(row -> {
                    if (row.variant() == 4) {
                        inTheMiddle.run();
                    }
                }),
                "as tested",
                folder.resolve(name));
    }

    private Path parquet(String name) {
        return folder.resolve(name).resolve("results.parquet");
    }

    @Test
    void a_sweep_that_loses_a_worker_in_the_middle_is_complete_and_the_same_as_here() throws Exception {
        System.setProperty("spark.executor.extraClassPath", StandaloneCluster.CLASS_PATH);
        System.setProperty("spark.executor.extraJavaOptions", "-XX:+UseSerialGC -XX:TieredStopAtLevel=1");
        System.setProperty("spark.executor.memory", "512m");
        SweepManifest here = sweep("here", Workplace.threads(2), () -> {});
        SweepManifest there;
        try (StandaloneCluster cluster = new StandaloneCluster(folder, 2);
                Workplace workplace = Cluster.find().open(cluster.address(), news::add)) {
            playUntilBothTakePart((SparkWorkplace) workplace);

            there = sweep("there", workplace, () -> cluster.kill(0));

            assertThat(news.poll(60, TimeUnit.SECONDS)).contains("on 127.0.0.1 was lost", "played again by others");
        } finally {
            List.of("extraClassPath", "extraJavaOptions", "memory")
                    .forEach(one -> System.clearProperty("spark.executor." + one));
        }
        assertThat(here.complete()).isTrue();
        assertThat(here.fights()).isEqualTo(2_400);
        assertThat(there.write()).isEqualTo(here.write());
        assertThat(parquet("there")).hasSameBinaryContentAs(parquet("here"));
    }

    /** Workers take a while to start; that long a few fights are played again and again. */
    private static void playUntilBothTakePart(SparkWorkplace workplace) {
        Fights<?> few = Fights.of(bridge(4, 4));
        for (int i = 0; i < 5_000 && workplace.workers() < 2; i++) {
            new JobRun(few, workplace).run(progress -> {});
        }
        assertThat(workplace.workers()).isEqualTo(2);
    }

    @Test
    void on_threads_of_spark_everything_is_the_same() throws IOException {
        SweepManifest here = sweep("one-thread", Workplace.threads(1), () -> {});
        Fights<?> fights = Fights.of(bridge(20, 300));
        Fights<?> easier = Fights.of(bridge(8, 300));
        RunResult run = new JobRun(fights, 1).run(progress -> {});
        String compared = new PairedRun(fights, easier, "bridge", 0.03, 300, 1)
                .run(pairs -> {})
                .write();
        try (Workplace spark = Cluster.find().open("local[2]", news::add)) {
            assertThat(sweep("spark-threads", spark, () -> {}).write()).isEqualTo(here.write());
            RunResult there = new JobRun(fights, spark).run(progress -> {});
            assertThat(there.tally().write()).isEqualTo(run.tally().write());
            assertThat(there.trace()).isEqualTo(run.trace());
            assertThat(new PairedRun(fights, easier, "bridge", 0.03, 300, spark)
                            .run(pairs -> {})
                            .write())
                    .isEqualTo(compared);
        }
        assertThat(news).isEmpty();
        assertThat(Files.readString(folder.resolve("one-thread/results.csv")).lines())
                .hasSize(25);
    }

    @Test
    void a_master_that_is_not_there_is_named() {
        assertThatThrownBy(() -> Cluster.find().open("spark://127.0.0.1:1", news::add))
                .isInstanceOf(Refused.class)
                .hasMessageContaining("no Spark master answers at spark://127.0.0.1:1");
        assertThatThrownBy(() -> Cluster.find().open("yarn", news::add))
                .isInstanceOf(Refused.class)
                .hasMessageContaining("--spark is spark://HOST:7077, local[2] or local[*], not 'yarn'");
    }
}
