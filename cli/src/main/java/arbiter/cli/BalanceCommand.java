package arbiter.cli;

import arbiter.cli.lab.BalanceLines;
import arbiter.cli.lab.Interruption;
import arbiter.cli.terminal.Terminal;
import arbiter.kernel.Refused;
import arbiter.kernel.State;
import arbiter.lab.balance.Balance;
import arbiter.lab.balance.BalanceReport;
import arbiter.lab.balance.ChangeKind;
import arbiter.lab.job.RunLength;
import arbiter.lab.run.Fights;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Finds changes that make an encounter as hard as somebody wants it. */
@Command(
        name = "balance",
        description = {
            "Looks for changes of an encounter by which a side wins as often as you want: bars set by hand, more or",
            "fewer enemies, other kinds of enemies, other levels and legal builds of characters. Proposes a few of",
            "them, the cheapest first, with a forecast from fights that the search has not seen."
        },
        footer = {
            "",
            "Examples:",
            "  arbiter balance capital/brawl --target 65%",
            "  arbiter balance duel/crossing --target 50% --change bars --out even-",
            "  arbiter balance wasteland/night-watch --target 40% --side gang --change numbers,kinds --seed 7"
        })
final class BalanceCommand implements Callable<Integer> {

    private static final int MOST_RUNS = 100_000;

    /** With fewer than these for each change that is tried, luck decides. */
    private static final int LEAST_TRIES = 24;

    /** One in so many of the fights of a forecast is played for each change that is tried. */
    private static final int TRIES = 8;

    @Parameters(
            paramLabel = "ENCOUNTER",
            description = "The situation, or an encounter that comes with a game: capital/brawl.")
    private Path encounter;

    @Option(
            names = "--target",
            paramLabel = "SHARE",
            required = true,
            description = "The share of fights that the side is to win: 65%%.")
    private String target;

    @Option(names = "--side", paramLabel = "SIDE", description = "For this side. Without it, for the first one.")
    private String side;

    @Option(
            names = "--within",
            paramLabel = "POINTS",
            description = "So near to the target is near enough. Without it, 5pt.")
    private String within = "5pt";

    @Option(
            names = "--change",
            paramLabel = "WHAT",
            split = ",",
            description = "Change only these: bars, numbers, kinds, builds. Without it, all of them.")
    private List<String> change = new ArrayList<>();

    @Option(
            names = "--runs",
            paramLabel = "N",
            description = {
                "Play so many fights for each forecast, and an eighth of them for each change that is tried.",
                "Without it, 400."
            })
    private Long runs;

    @Option(
            names = "--until",
            paramLabel = "POINTS",
            description = "Play so many for each forecast that it is known to within so many points: 3pt.")
    private String until;

    @Option(
            names = "--out",
            paramLabel = "FILES",
            description = "Write each proposal as a situation: FILES1.yaml, FILES2.yaml and so on.")
    private String out;

    @Mixin
    private LabOptions lab;

    @Mixin
    private JsonOption json;

    private final Terminal terminal;

    BalanceCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        int forecast = forecast();
        return search(lab.fights(encounter, RunLength.of(forecast)), forecast);
    }

    private int forecast() {
        if (runs != null && until != null) {
            throw new Refused("give --runs or --until, not both");
        }
        long wanted =
                until != null ? RunLength.within(Points.read("--until", until)).fights() : runs == null ? 400 : runs;
        if (wanted < 1 || wanted > MOST_RUNS) {
            throw new Refused("a forecast is made from 1 to " + MOST_RUNS + " fights, not " + wanted);
        }
        return (int) wanted;
    }

    private Set<ChangeKind> kinds() {
        Set<ChangeKind> kinds = EnumSet.noneOf(ChangeKind.class);
        change.forEach(word -> kinds.add(ChangeKind.read(word)));
        return kinds.isEmpty() ? EnumSet.copyOf(Arrays.asList(ChangeKind.values())) : kinds;
    }

    private <S extends State<S>> int search(Fights<S> fights, int forecast) {
        Balance.Wish wish = new Balance.Wish(
                side == null ? fights.sides().get(0) : side,
                Points.read("--target", target),
                Points.read("--within", within),
                kinds(),
                Math.min(forecast, Math.max(LEAST_TRIES, forecast / TRIES)),
                forecast);
        try (Interruption interruption = new Interruption()) {
            Balance<S> balance = new Balance<>(fights, wish, lab.threads());
            interruption.cancels(balance::cancel);
            BalanceLines lines = new BalanceLines(terminal);
            BalanceReport report = balance.run(lines::progress);
            lines.clear();
            if (out != null) {
                write(report);
            }
            if (json.wanted()) {
                terminal.line(report.write());
            } else {
                lines.print(report);
            }
            terminal.flush();
            return switch (report.answer()) {
                case FITS_ALREADY, FOUND, STOPPED -> Exit.DONE;
                case NOT_MET, IMPOSSIBLE -> Exit.CHECK_FAILED;
            };
        }
    }

    private void write(BalanceReport report) {
        for (int i = 0; i < report.proposals().size(); i++) {
            OutputFile.write(report.proposals().get(i).situation(), Path.of(out + (i + 1) + ".yaml"), terminal);
        }
    }
}
