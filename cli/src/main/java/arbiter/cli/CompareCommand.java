package arbiter.cli;

import arbiter.cli.lab.ComparisonLines;
import arbiter.cli.lab.Interruption;
import arbiter.cli.terminal.Terminal;
import arbiter.kernel.Refused;
import arbiter.lab.compare.Comparison;
import arbiter.lab.compare.PairedRun;
import arbiter.lab.job.RunLength;
import arbiter.lab.run.Fights;
import arbiter.lab.work.Workplace;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Judges which of two encounters is better for a side. */
@Command(
        name = "compare",
        description = {
            "Plays two versions of an encounter with the same dice and stops as soon as it is known which one is",
            "better for a side, or that neither is by so much: a changed character, one enemy more, other ground."
        },
        footer = {
            "",
            "Examples:",
            "  arbiter compare duel/crossing my-crossing.yaml",
            "  arbiter compare before.yaml after.yaml --side crew --by 5pt --seed 7"
        })
final class CompareCommand implements Callable<Integer> {

    @Parameters(index = "0", paramLabel = "A", description = "The encounter as it is.")
    private Path a;

    @Parameters(index = "1", paramLabel = "B", description = "The same with something changed.")
    private Path b;

    @Option(
            names = "--side",
            paramLabel = "SIDE",
            description = "Better for this side. Without it, for the first side of A.")
    private String side;

    @Option(
            names = "--by",
            paramLabel = "POINTS",
            description = "Tell a difference of so many points from none. Without it, 3pt.")
    private String by = "3pt";

    @Option(names = "--limit", paramLabel = "N", description = "Play at most so many pairs. Without it, 4000.")
    private long limit = 4_000;

    @Mixin
    private SparkOption spark;

    @Mixin
    private LabOptions lab;

    @Mixin
    private JsonOption json;

    private final Terminal terminal;

    CompareCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        if (limit < 1 || limit > RunLength.MOST_FIGHTS) {
            throw new Refused("--limit: from 1 to " + RunLength.MOST_FIGHTS + " pairs, not " + limit);
        }
        Fights<?> one = lab.fights(a, RunLength.of(limit));
        Fights<?> other = lab.fights(b, RunLength.of(limit));
        String whose = side == null ? one.sides().get(0) : side;
        try (Interruption interruption = new Interruption();
                Workplace workplace = spark.workplace(lab.threads(), terminal)) {
            PairedRun run = new PairedRun(one, other, whose, Points.read("--by", by), limit, workplace);
            interruption.cancels(run::cancel);
            ComparisonLines lines = new ComparisonLines(terminal);
            long began = System.nanoTime();
            Comparison comparison = run.run(lines::progress);
            if (json.wanted()) {
                terminal.line(comparison.write());
            } else {
                lines.print(comparison, System.nanoTime() - began);
            }
            terminal.flush();
        }
        return Exit.DONE;
    }
}
