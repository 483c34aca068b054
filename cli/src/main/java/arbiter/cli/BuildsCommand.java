package arbiter.cli;

import arbiter.cli.lab.BuildLines;
import arbiter.cli.lab.Interruption;
import arbiter.cli.terminal.Terminal;
import arbiter.kernel.Refused;
import arbiter.lab.builds.BuildBudget;
import arbiter.lab.builds.BuildReport;
import arbiter.lab.builds.BuildSearch;
import arbiter.rulebook.Rulebook;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Finds strong builds that differ. */
@Command(
        name = "builds",
        description = {
            "Looks for strong builds of every kind: legal by the rules of the game, told apart by axes that you name,",
            "tried against characters that come with the game. Without --axes it lists the axes there are."
        },
        footer = {
            "",
            "Examples:",
            "  arbiter builds gladiators",
            "  arbiter builds gladiators --axes attacks,toughness --cost 40 --out strong",
            "  arbiter builds narrative --axes soak,toughness --cost experience-spent=150 --seed 7"
        })
final class BuildsCommand implements Callable<Integer> {

    private static final Pattern COST = Pattern.compile("(?:([\\p{L}\\d -]+)=)?(\\d{1,6})");

    @Parameters(paramLabel = "GAME", description = "The game, as 'arbiter games' lists it.")
    private String game;

    @Option(
            names = "--axes",
            paramLabel = "AXES",
            split = ",",
            description = "By what builds are told apart: one to three of the game's axes.")
    private List<String> axes = List.of();

    @Option(
            names = "--cost",
            paramLabel = "N",
            description = {
                "No build may cost more: 40, or NAME=40 for any axis. Without a name it is what the sheets of the",
                "game call spent, where there is one such total."
            })
    private String cost;

    @Option(names = "--parts", paramLabel = "N", description = "Cut each axis into so many parts. Without it, 3.")
    private int parts = 3;

    @Option(names = "--tries", paramLabel = "N", description = "Play so many builds. Without it, 100.")
    private int tries = 100;

    @Option(
            names = "--pairs",
            paramLabel = "N",
            description = "Each plays so many pairs of fights against each opponent. Without it, 3.")
    private int pairs = 3;

    @Option(names = "--out", paramLabel = "FOLDER", description = "Write the builds there, the strongest first.")
    private Path out;

    @Mixin
    private LabOptions lab;

    @Mixin
    private JsonOption json;

    private final Terminal terminal;

    BuildsCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        Rulebook<?> book = Library.book(game, lab.folders());
        if (axes.isEmpty()) {
            throw new Refused("say with --axes by what builds are told apart; there are "
                    + String.join(", ", BuildSearch.axes(book).known()));
        }
        BuildSearch.Wish wish = new BuildSearch.Wish(axes, budget(book), parts, tries, pairs);
        BuildSearch search = BuildSearch.of(book, lab.duels(book), wish, lab.threads());
        try (Interruption interruption = new Interruption()) {
            interruption.cancels(search::cancel);
            BuildLines lines = new BuildLines(terminal);
            BuildReport report = search.run(played -> lines.progress(played, tries));
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
        }
        return Exit.DONE;
    }

    private Optional<BuildBudget> budget(Rulebook<?> book) {
        if (cost == null) {
            return Optional.empty();
        }
        Matcher matcher = COST.matcher(cost.strip());
        if (!matcher.matches()) {
            throw new Refused("--cost: a number such as 40, or NAME=40, is needed, not '" + cost + "'");
        }
        String total = matcher.group(1) == null ? BuildSearch.axes(book).cost() : matcher.group(1);
        return Optional.of(new BuildBudget(total, Integer.parseInt(matcher.group(2))));
    }

    private void write(BuildReport report) {
        try {
            Files.createDirectories(out);
        } catch (IOException broken) {
            throw new Refused(out + " cannot be made: " + broken.getMessage());
        }
        for (int i = 0; i < report.elites().size(); i++) {
            OutputFile.write(report.elites().get(i).file(), out.resolve((i + 1) + ".yaml"), terminal);
        }
    }
}
