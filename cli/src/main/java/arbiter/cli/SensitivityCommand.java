package arbiter.cli;

import arbiter.cli.lab.Interruption;
import arbiter.cli.lab.SensitivityLines;
import arbiter.cli.terminal.Terminal;
import arbiter.kernel.Refused;
import arbiter.kernel.State;
import arbiter.lab.job.RunLength;
import arbiter.lab.run.Fights;
import arbiter.lab.sensitivity.NumberChange;
import arbiter.lab.sensitivity.Sensitivity;
import arbiter.lab.sensitivity.SensitivityReport;
import arbiter.lab.work.Workplace;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Finds out what one point of a number is worth. */
@Command(
        name = "sensitivity",
        description = {
            "Changes the bars of units by one (hit points, energy, ...), as a gamemaster can by hand, plays the same",
            "fights again and ranks by how much that changes who wins."
        },
        footer = {
            "",
            "Examples:",
            "  arbiter sensitivity duel/crossing",
            "  arbiter sensitivity capital/brawl --unit jax --runs 400"
        })
final class SensitivityCommand implements Callable<Integer> {

    private static final int MOST_RUNS = 100_000;

    @Parameters(
            paramLabel = "ENCOUNTER",
            description = "The situation, or an encounter that comes with a game: capital/brawl.")
    private Path encounter;

    @Option(names = "--unit", paramLabel = "UNIT", description = "Only the numbers of this unit.")
    private String unit;

    @Option(names = "--runs", paramLabel = "N", description = "Play so many fights for each. Without it, 200.")
    private int runs = 200;

    @Option(names = "--most", paramLabel = "N", description = "Judge at most so many changes. Without it, 60.")
    private int most = 60;

    @Mixin
    private SparkOption spark;

    @Mixin
    private LabOptions lab;

    @Mixin
    private JsonOption json;

    private final Terminal terminal;

    SensitivityCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        if (runs < 1 || runs > MOST_RUNS || most < 1) {
            throw new Refused("--runs is from 1 to " + MOST_RUNS + " and --most from 1 on");
        }
        judge(lab.fights(encounter, RunLength.of(runs)));
        return Exit.DONE;
    }

    private <S extends State<S>> void judge(Fights<S> fights) {
        try (Interruption interruption = new Interruption();
                Workplace workplace = spark.workplace(lab.threads(), terminal)) {
            Sensitivity<S> sensitivity = new Sensitivity<>(fights, workplace);
            interruption.cancels(sensitivity::cancel);
            List<NumberChange> all = sensitivity.candidates(Optional.ofNullable(unit));
            List<NumberChange> some = all.stream().limit(most).toList();
            SensitivityLines lines = new SensitivityLines(terminal);
            SensitivityReport report = sensitivity.run(some, worth -> lines.progress(some.size()));
            if (json.wanted()) {
                terminal.line(report.write());
            } else {
                lines.print(report, all.size());
            }
            terminal.flush();
        }
    }
}
