package arbiter.cli;

import arbiter.cli.lab.Interruption;
import arbiter.cli.lab.SweepLines;
import arbiter.cli.terminal.Terminal;
import arbiter.content.yaml.Source;
import arbiter.kernel.Refused;
import arbiter.lab.job.RunLength;
import arbiter.lab.run.Fights;
import arbiter.lab.sweep.SweepFile;
import arbiter.lab.sweep.SweepManifest;
import arbiter.lab.sweep.SweepPlan;
import arbiter.lab.sweep.SweepRun;
import arbiter.lab.sweep.SweepTable;
import arbiter.lab.work.Workplace;
import arbiter.rulebook.FileResolver;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Plays every combination of values that a file tries in an encounter. */
@Command(
        name = "sweep",
        description = {
            "Plays an encounter with every combination of some values (builds, bars, how many enemies, who plays)",
            "and writes a table of who wins how often, as CSV and as Parquet, and a manifest that repeats it."
        },
        footer = {
            "",
            "Examples:",
            "  arbiter sweep examples/duel/sweep.yaml",
            "  arbiter sweep examples/duel/sweep.yaml --spark spark://10.0.0.5:7077 --out bridge",
            "  arbiter sweep bridge/manifest.json --out again"
        })
final class SweepCommand implements Callable<Integer> {

    private static final int USUAL_RUNS = 100;

    @Parameters(paramLabel = "FILE", description = "What is tried, or the manifest of a sweep that is to be repeated.")
    private Path file;

    @Option(
            names = "--runs",
            paramLabel = "N",
            description = "Play so many fights of each. Without it, as the file says.")
    private Integer runs;

    @Option(
            names = "--out",
            paramLabel = "FOLDER",
            description = "The folder for the table. Without it, that of the file's name here, with -results.")
    private Path out;

    @Mixin
    private SparkOption spark;

    @Mixin
    private LabOptions lab;

    @Mixin
    private JsonOption json;

    private final Terminal terminal;

    SweepCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() throws IOException {
        boolean repeats = file.toString().endsWith(".json");
        Optional<SweepManifest> before = repeats ? Optional.of(SweepManifest.read(file)) : Optional.empty();
        SweepPlan plan = before.map(SweepManifest::plan).orElseGet(this::plan);
        String name = file.getFileName().toString().replaceFirst("\\.[a-z]+$", "");
        Path folder = out == null ? Path.of(name + "-results") : out;
        refuseToReplace(folder);
        try (Interruption interruption = new Interruption();
                Workplace workplace = spark.workplace(lab.threads(), terminal)) {
            SweepRun run = new SweepRun(plan, workplace);
            interruption.cancels(run::cancel);
            SweepLines lines = new SweepLines(terminal, plan.variants());
            SweepTable table = run.run(lines::progress);
            SweepManifest made = SweepManifest.store(table, content(plan), folder);
            if (json.wanted()) {
                terminal.line(made.write());
            } else {
                lines.print(table, folder);
            }
            int exit = before.isPresent() ? lines.compare(before.get(), made) : Exit.DONE;
            terminal.flush();
            return table.faults() == 0 ? exit : Exit.CHECK_FAILED;
        }
    }

    private static void refuseToReplace(Path folder) {
        if (Files.exists(folder.resolve(SweepManifest.NAME))) {
            throw new Refused("there are results in " + folder + " already; name another folder with --out");
        }
    }

    private SweepPlan plan() {
        SweepFile sweep = SweepFile.read(Source.file(file));
        Path beside = Optional.ofNullable(file.getParent()).orElse(Path.of(""));
        Path named = Path.of(sweep.encounter().text());
        Path encounter = Files.exists(beside.resolve(named)) ? beside.resolve(named) : named;
        int fights = runs == null ? sweep.runs().orElse(USUAL_RUNS) : runs;
        Fights<?> base = lab.fights(encounter, RunLength.of(fights));
        FileResolver around = NamedEncounter.find(encounter, lab.books()).files();
        FileResolver files = path ->
                Files.exists(beside.resolve(path)) ? Source.file(path, beside.resolve(path)) : around.find(path);
        return SweepPlan.of(base.job(), sweep.variations(), lab.allowsIllegal(), files, base.book());
    }

    private static String content(SweepPlan plan) {
        return Fights.of(plan.base()).book().content().version();
    }
}
