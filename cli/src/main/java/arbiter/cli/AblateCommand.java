package arbiter.cli;

import arbiter.cli.lab.AblationLines;
import arbiter.cli.lab.Interruption;
import arbiter.cli.terminal.Terminal;
import arbiter.kernel.Refused;
import arbiter.lab.ablation.Ablation;
import arbiter.lab.ablation.AblationReport;
import arbiter.lab.ablation.UnitShares;
import arbiter.lab.ablation.UnitSharesReport;
import arbiter.lab.job.RunLength;
import arbiter.lab.run.Fights;
import arbiter.lab.run.Use;
import arbiter.lab.work.Workplace;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Finds out what decides an encounter. */
@Command(
        name = "ablate",
        description = {
            "Forbids units one thing after the other that they do (an attack, an ability, a reaction, what they",
            "spend), plays the same fights again and ranks by how much that changes who wins."
        },
        footer = {
            "",
            "Examples:",
            "  arbiter ablate capital/brawl",
            "  arbiter ablate capital/brawl --shares",
            "  arbiter ablate wasteland/night-watch --unit whisper --runs 400"
        })
final class AblateCommand implements Callable<Integer> {

    private static final int MOST_RUNS = 100_000;

    @Parameters(
            paramLabel = "ENCOUNTER",
            description = "The situation, or an encounter that comes with a game: capital/brawl.")
    private Path encounter;

    @Option(names = "--unit", paramLabel = "UNIT", description = "Only what this unit does.")
    private String unit;

    @Option(names = "--runs", paramLabel = "N", description = "Play so many fights for each. Without it, 200.")
    private int runs = 200;

    @Option(
            names = "--most",
            paramLabel = "N",
            description = "Judge at most so many things, what is done most often first. Without it, 30.")
    private int most = 30;

    @Option(
            names = "--shares",
            description = {
                "Tell instead what each unit of the first side adds to its share, by leaving out every choice of",
                "them; for up to eight units."
            })
    private boolean shares;

    @Mixin
    private SparkOption spark;

    @Mixin
    private LabOptions lab;

    @Mixin
    private JsonOption json;

    private final Terminal terminal;

    AblateCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        if (runs < 1 || runs > MOST_RUNS || most < 1) {
            throw new Refused("--runs is from 1 to " + MOST_RUNS + " and --most from 1 on");
        }
        Fights<?> fights = lab.fights(encounter, RunLength.of(runs));
        if (shares) {
            if (unit != null) {
                throw new Refused("--shares is about all units of a side; leave out --unit");
            }
            spark.refuse("--shares");
            tellShares(fights);
            return Exit.DONE;
        }
        try (Interruption interruption = new Interruption();
                Workplace workplace = spark.workplace(lab.threads(), terminal)) {
            Ablation ablation = new Ablation(fights, workplace);
            interruption.cancels(ablation::cancel);
            AblationLines lines = new AblationLines(terminal);
            List<Use> candidates = ablation.candidates(Optional.ofNullable(unit), most);
            AblationReport report = ablation.run(candidates, effect -> lines.progress(candidates.size()));
            if (json.wanted()) {
                terminal.line(report.write());
            } else {
                lines.print(report);
            }
            terminal.flush();
        }
        return Exit.DONE;
    }

    private void tellShares(Fights<?> fights) {
        UnitShares all = new UnitShares(fights, lab.threads());
        try (Interruption interruption = new Interruption()) {
            interruption.cancels(all::cancel);
            AblationLines lines = new AblationLines(terminal);
            UnitSharesReport report = all.run(played -> lines.played(played, runs));
            if (json.wanted()) {
                terminal.line(report.write());
            } else {
                lines.print(report);
            }
            terminal.flush();
        }
    }
}
