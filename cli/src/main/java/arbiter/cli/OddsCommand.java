package arbiter.cli;

import arbiter.cli.terminal.Terminal;
import arbiter.interpreters.preview.Until;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The exact odds of a roll, or of what a situation's next command would do. */
@Command(
        name = "odds",
        description = {
            "The exact odds of a roll, or of what the next command of a situation would do.",
            "Of a situation without commands, the odds of everything that can be done now."
        },
        footer = {
            "",
            "Examples:",
            "  arbiter odds \"2d6+6 vs 2d6+5\"",
            "  arbiter odds examples/duel.yaml --choices best",
            "  arbiter odds examples/parry-or-not.yaml --choices best --goal stands:brute",
            "  arbiter odds examples/parry-or-not.yaml --until round --json",
            "",
            "docs/dice.md describes the notation, docs/situations.md the files."
        })
final class OddsCommand implements Callable<Integer> {

    @Parameters(
            paramLabel = "EXPR|FILE",
            arity = "1..*",
            description = "Dice such as 2d6+3, or a situation file (it exists, or ends in .yaml or .yml).")
    private List<String> words;

    @Option(
            names = "--choices",
            paramLabel = "default|best|none",
            defaultValue = "default",
            converter = ChoicesMade.Reading.class,
            description = "How choices inside the command are made: as the file says and otherwise by default, at best"
                    + " by everybody, or none are taken.")
    private ChoicesMade choices;

    @Option(
            names = "--after",
            paramLabel = "N",
            defaultValue = "0",
            description = "Carry out the first N commands of the file before.")
    private int after;

    @Option(
            names = "--goal",
            paramLabel = "worth|hit|damage:UNIT|stands:UNIT",
            description = "What best play is for, and what the best answers of others are against: how well the side"
                    + " stands, to hit, what a unit loses, whether a unit stays in the fight.")
    private String goal;

    @Option(
            names = "--until",
            paramLabel = "act|turn|round",
            defaultValue = "act",
            description = "Play on to the end of the turn or of the round; later actions are taken as --choices says.")
    private String until;

    @Mixin
    private SeedOption seed;

    @Mixin
    private HomebrewOption homebrew;

    @Mixin
    private JsonOption json;

    private final Terminal terminal;

    OddsCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        String text = Expressions.joined(words);
        Optional<Path> file = file(text);
        if (file.isEmpty()) {
            return ExpressionOdds.tell(text, json.wanted(), terminal);
        }
        SituationOdds.Wanted wanted = new SituationOdds.Wanted(
                after, choices, Optional.ofNullable(goal), Until.read(until), json.wanted(), seed);
        return SituationOdds.tell(file.get(), homebrew.folders(), wanted, terminal);
    }

    private static Optional<Path> file(String text) {
        try {
            Path path = Path.of(text);
            boolean named = text.endsWith(".yaml") || text.endsWith(".yml");
            return named || Files.exists(path) ? Optional.of(path) : Optional.empty();
        } catch (InvalidPathException noFile) {
            return Optional.empty();
        }
    }
}
