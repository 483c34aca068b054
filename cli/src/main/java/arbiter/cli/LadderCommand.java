package arbiter.cli;

import arbiter.cli.lab.Interruption;
import arbiter.cli.lab.LadderLines;
import arbiter.cli.terminal.Terminal;
import arbiter.kernel.Refused;
import arbiter.lab.job.AgentChoice;
import arbiter.lab.job.Job;
import arbiter.lab.job.RunLength;
import arbiter.lab.job.Start;
import arbiter.lab.rating.Ladder;
import arbiter.lab.rating.LadderReport;
import arbiter.lab.run.Fights;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Finds out which agent plays a game better than which. */
@Command(
        name = "ladder",
        description = {
            "Lets agents lead both sides of the same fights against each other, each against the one before it,",
            "until a sequential test knows which plays better."
        },
        footer = {
            "",
            "Examples:",
            "  arbiter ladder duel",
            "  arbiter ladder capital/brawl --rungs random,fast,tactician:500 --limit 400 --seed 7"
        })
final class LadderCommand implements Callable<Integer> {

    @Parameters(
            paramLabel = "GAME",
            description = "A game, for the first of its encounters; or an encounter: capital/brawl.")
    private Path game;

    @Option(
            names = "--rungs",
            paramLabel = "WHO",
            split = ",",
            description = "The agents, the weakest first. Without it, random,fast,tactician:2000.")
    private List<String> rungs = List.of("random", "fast", "tactician:2000");

    @Option(
            names = "--as-written",
            description = {
                "Play the encounter as it is. Without it, its first side meets itself on open ground, which shows",
                "more with fewer fights."
            })
    private boolean asWritten;

    @Option(
            names = "--by",
            paramLabel = "POINTS",
            description = "Tell a difference of so many points from none. Without it, 10pt.")
    private String by = "10pt";

    @Option(names = "--limit", paramLabel = "N", description = "Play at most so many pairs a rung. Without it, 200.")
    private long limit = 200;

    @Mixin
    private LabOptions lab;

    @Mixin
    private JsonOption json;

    private final Terminal terminal;

    LadderCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        lab.refuseAgents("who plays a ladder is said with --rungs, the weakest first");
        List<AgentChoice> agents = rungs.stream().map(AgentChoice::read).toList();
        Ladder ladder = new Ladder(fights(), agents, Points.read("--by", by), limit, lab.threads());
        try (Interruption interruption = new Interruption()) {
            interruption.cancels(ladder::cancel);
            LadderLines lines = new LadderLines(terminal);
            LadderReport report = ladder.run((rung, tally) -> lines.progress(rung, tally, limit));
            lines.clear();
            if (report.rungs().isEmpty()) {
                throw new Refused("stopped before the first pair of fights was over");
            }
            if (json.wanted()) {
                terminal.line(report.write());
            } else {
                lines.print(report);
            }
            terminal.flush();
        }
        return Exit.DONE;
    }

    private Fights<?> fights() {
        Fights<?> written = lab.fights(encounter(), RunLength.of(1));
        if (asWritten) {
            return written;
        }
        Job job = written.job();
        Start.Written mirrored = Ladder.mirrored(
                (Start.Written) job.start(), job.game(), written.sides().get(0));
        return Fights.of(job.with(mirrored), written.book());
    }

    /** The first encounter of a game that is named alone. */
    private Path encounter() {
        if (game.getNameCount() != 1 || Files.exists(game)) {
            return game;
        }
        return Path.of(
                game.toString(),
                Library.book(game.toString(), lab.folders()).encounters().get(0).id());
    }
}
